### ページ：手番を組み立てる操作欄。ボタンは短く。「・」の後ろは費用または収入。

actions-label = あなたの操作
actions-more = 詳細
actions-left = 残り{ $amount }
actions-back = 戻る
# Why something is refused, and the number of the rule.
actions-reason = { $words }（{ $rule }）
actions-nothing-to-undo = 取り消すものがありません。

## 地域の選択

actions-draft-title = あなたの手番：地域を選ぶ
actions-draft-lead = あと{ $count }地域を選びます。使用中の地域に隣接していなければなりません。
actions-draft-choose = 地域を選ぶ

## オークション

actions-open-title = あなたの手番：競りを始める
actions-open-lead = 発電所と最初の入札額を選ぶか、パスしてください。
actions-open-must = 第1ラウンド：全員が発電所を買います。発電所と最初の入札額を選んでください。
actions-open-alone = 競り合う相手がいません。発電所の番号の額で買えます。
actions-open-choose = 発電所を選ぶ
actions-open = { $plant }を{ $bid }で競りに
actions-buy-plant = 発電所{ $plant }を買う
actions-bid-title = 発電所{ $plant }の競り
actions-bid-label = あなたの入札額
actions-raise = { $raise }上げる
actions-leads = { $player }が{ $bid }で最高額
actions-leads-plant = 発電所{ $plant }は{ $player }が{ $bid }で最高額
actions-you-lead = 発電所{ $plant }はあなたが{ $bid }で最高額
actions-beyond = 全員を上回る・{ $bid }
actions-beyond-tip = 競りに残っている人の所持金は最大{ $bid }です。
actions-up-to = { $most }まで
actions-up-to-tip = 他の人より常に1多く、{ $most }まで自動で入札します。この上限は誰にも見えません。
actions-limit-label = あなたの上限
actions-limit-set = 上限は{ $most }です。他の人には見えません。
actions-limit-note = 今のうちに上限を決めると、自動で入札します。誰にも見えません。
actions-limit-cancel = 上限を取り消す
actions-fuel-once = 1ラウンド分の資源：{ $cost }
actions-fuel-beyond = 1ラウンド分の資源：{ $cost }（残りでは足りません）
actions-fuel-scarce = 市場に1ラウンド分の資源がありません
actions-fuel-none = 資源は不要
actions-must-scrap = 発電所を{ $most }つ持っています。そのうち1つを廃棄することになります。
actions-rivals-in = 競りに残っている人
actions-stand-leads = 最高額
actions-stand-in = 参加中
actions-stand-out = 脱落
actions-stand-done = 終了
actions-pass-title = 本当にパスしますか？
actions-pass-phase = パスすると、このラウンドはもう発電所を買えません。
actions-pass-auction = 発電所{ $plant }の競りから降ります。他の競りにはまだ参加できます。
actions-pass-yes = パスする

## 発電所が多すぎるとき

actions-scrap-title = あなたの手番：発電所を廃棄
actions-scrap-lead = 持てる発電所は{ $most }つまで。古いものを1つ廃棄します。
actions-scrap-choose = 発電所を選ぶ
actions-scrap-gone = ストックへ戻る：{ $fuel }
actions-scrap-kept = 残る：{ $fuel }
actions-drop-lead = 発電所{ $plant }の上から置いていけるもの：

## 資源の購入

actions-resources-title = あなたの手番：資源を買う
actions-one-round = 1ラウンド分
actions-two-rounds = 2ラウンド分
actions-round-tip = 全発電所を{ $rounds }回動かせるだけカートに入れます。
actions-buy = { $count }個を{ $cost }で買う
actions-buy-nothing = 何も買わない
actions-next-price = 次は{ $price }
actions-buy-one = { fuel }1個を{ $price }で買う。あと{ $room }個置けます。
actions-return-one = { fuel }1個をカートから出す
actions-in-cart = カート：{ fuel-count }
actions-none-in-cart = カートに{ fuel }はありません。
actions-lacks-money = 全部を買うお金がありません。
actions-lacks-fuel = 市場に足りないもの：{ $fuels }
actions-lacks-nothing = 必要な資源はもうそろっています。
actions-storage = あなたの発電所と置いてある資源
actions-store = 発電所{ $plant }：{ $room }か所のうち{ $held }か所使用
actions-demand = 他の人の必要数／市場：
actions-demand-of = 他の人の1ラウンド分は{ fuel-count }、市場には{ $left }個
actions-demand-hybrid = ほかにハイブリッド用に石炭か石油が{ $count }個必要

## 建設

actions-building-title = あなたの手番：建設
actions-building-lead = 地図か一覧で都市を選んでください。
actions-building-first = 最初の都市を選んでください。空いている都市ならどこでも、接続費用なしです。
actions-build = { $count }都市を{ $cost }で建設
actions-build-nothing = 建設しない
actions-plan = 選んだ都市
actions-unpick = { $city }を計画から外す
actions-city-list = 都市一覧
actions-could-power = 手持ちの資源で{ $cities }都市中{ $powered }都市に送電可能。発電所の能力は{ $capacity }都市。
actions-step-2-near = ステップ2は{ $goal }都市で開始、2軒目が{ $price }で建てられます。現在の最多は{ $most }都市。
actions-step-2-reached = { $most }都市：このフェイズの後ステップ2が始まり、2軒目が{ $price }で建てられます。
actions-step-3-near = あと{ $cards }枚でステップ3：3軒目が{ $price }で建てられます。
actions-end-near = ゲームは{ $goal }都市で終了。現在の最多は{ $most }都市。
actions-end-reached = { $most }都市：このフェイズの後、ゲームが終わります。

## 決算

actions-power-title = あなたの手番：都市に送電
actions-power = { $cities }都市に送電・+{ $income }
actions-power-none = 送電しない・+{ $income }
actions-burns = 消費：{ $fuel }
actions-burns-nothing = 消費なし
actions-mix = ハイブリッドの燃料
actions-mix-value = 石炭{ $coal }、石油{ $oil }
actions-choices = すべての選択肢
actions-no-plant = なし

## 他の人の手番

actions-watching = 観戦中です。

## ヒント

actions-hint = ヒント
actions-hint-thinking = 計画を何度も試しています…
actions-hint-about = 一番上の計画がおすすめです。他の人がどう打っても通用します。それぞれ、そこから最後まで試した対戦での勝率を示します。対戦数が少ないものは目安です。
actions-hint-won = { $playouts }回中、勝率{ $percent }％
actions-hint-use = この計画を使う

## ショートカット一覧のキー

actions-keys = あなたの操作
actions-key-confirm = 手番を確定
actions-key-undo = 取り消し
actions-key-hint = ヒント
actions-key-region = 地域を選ぶ
actions-key-plant = 発電所を選ぶ
actions-key-raise = 1上げる
actions-key-lower = 1下げる
actions-key-raise-more = 5上げる
actions-key-lower-more = 5下げる
actions-key-up-to = 表示の額まで入札
actions-key-pass = パス
actions-key-back = 戻る
actions-key-scrap = 廃棄する発電所を選ぶ
actions-key-buy = 石炭、石油、ゴミ、ウランを買う
actions-key-return = カートから出す
actions-key-one-round = 1ラウンド分の資源
actions-key-two-rounds = 2ラウンド分の資源
actions-key-cities = 都市の一覧
actions-key-run = 発電所を動かす・止める
actions-key-more-coal = ハイブリッドの石炭を増やす
actions-key-less-coal = ハイブリッドの石炭を減らす
