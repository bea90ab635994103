### ページ：卓と、その上にあるもの。

table-skip = 自分の手番へ
table-panels = 卓の各部

## 上のバー

table-round = ラウンド
table-step = ステップ
table-phases = ラウンドのフェイズ
table-phase-of = { $phase }/{ $count }
table-phase-draft = 地域
table-phase-order = 手番順
table-phase-auction = 競り
table-phase-resources = 資源
table-phase-building = 建設
table-phase-bureaucracy = 決算
table-phase-over = 終了
table-time-left = 残り時間
table-days = { $count }日
table-help = ヘルプ
table-rules = ルール
table-menu = 卓のメニュー

## キー

table-keys = 卓
table-key-shortcuts = キーボード操作
table-key-map = 地図へ
table-key-action = 行動欄へ
table-key-chat = チャット
table-key-log = 記録
table-key-settings = 設定

## すべきことと、その理由

table-do-draft = { $count ->
    [1] 最後の地域を選んでください。建設できるのは使う地域の中だけです。
   *[other] 地域を選んでください。あと{ $count }つ、選ばれた地域の隣から加わります。
    }
table-do-nominate = 発電所を競りに出すか、パスしてこのラウンドは買わないでください。
table-do-nominate-1 = 発電所を競りに出してください。第1ラウンドは全員が1つ買います。
table-do-last-buyer = 競る相手はもういません。発電所はその番号の額で買えます。パスもできます。
table-do-last-buyer-1 = 競る相手はもういません。発電所はその番号の額で買えます。
table-do-open = 発電所{ $plant }の最初の入札額を決めてください。番号以上です。
table-do-bid = { $player }が発電所{ $plant }に{ $bid }を入札。さらに高く入札するか、この競りから降りてください。
table-do-scrap = 発電所{ $plant }で1つ多くなりました。捨てる別の発電所を選んでください。
table-do-settle = 発電所{ $plant }を捨てました。載っていた資源をどうするか決めてください。
table-do-resources = ラウンドの終わりに発電できるよう資源を買ってください。買うほど次は高くなります。
table-do-first-city = 送電網の始まりを選んでください。空の都市ならどこでもよく、払うのは家の代金だけです。
table-do-building-1 = 都市をつないでください。送電した都市の数だけ収入になります。ステップ2は{ $step2 }都市から。
table-do-building = 都市をつないでください。送電した都市の数だけ収入になります。ゲームは{ $end }都市で終わります。
table-do-bureaucracy = { $count ->
    [0] まだ都市がないので発電は不要です。それでも少し収入があります。
   *[other] 発電所を動かして{ $count }都市まで送電してください。1都市ごとに収入が増えます。
    }
table-do-over = ゲームは終わりました。

table-wait-draft = { $player }が地域を選んでいます。
table-wait-order = 手番順を決めています。
table-wait-nominate = { $player }が競りに出す発電所を選んでいます。パスもできます。
table-wait-bid = { $player }が発電所{ $plant }の入札を考えています。
table-wait-scrap = { $player }は発電所が1つ多く、捨てるものを選んでいます。
table-wait-resources = { $player }が資源を買っています。
table-wait-building = { $player }が建設しています。
table-wait-bureaucracy = { $player }が動かす発電所を選んでいます。
table-me-next = 次はあなたです。
table-me-later = あなたの前にあと{ $count }人います。
table-me-done = このフェイズはもう終えました。
table-me-auction-done = このラウンドの競りはもう終えました。
table-me-auction-waiting = 発電所が競りに出るか、選ぶ番になったら、あなたの手番です。
table-me-leading = あなたが{ $bid }で最高額です。
table-me-out = この競りからは降りましたが、フェイズには残っています。
table-me-in = まだ競りに残っています。

## プレイヤー

table-players = プレイヤー
table-money-hidden = 所持金は非公開
table-figure-cities = つないだ都市：{ $count }
table-figure-power = 発電所で送電できる都市：{ $count }
table-tag-you = あなた
table-tag-bot = ボット
table-tag-away = ボット代行中
table-tag-offline = 不在
table-tag-resigned = 投了
table-tag-host = 主催
table-status-drafting = 地域を選択中
table-status-choosing = 発電所を選択中
table-status-bidding = 入札中
table-status-bidder = 競りに参加
table-status-leads = 最高額、{ $bid }
table-status-out = この競りを降りた
table-status-scrapping = 廃棄中
table-status-bought = { $plant }を購入
table-status-passed = パス
table-status-buying = 資源を購入中
table-status-building = 建設中
table-status-powering = 送電中
table-status-powered = { $count }都市に送電
table-status-next = 次の番
table-status-waiting = 待機
table-status-done = 済み
table-status-place = { $place }位

## 手番順と都市

table-track = 手番順と都市
table-order-forward = 左から右へ
table-order-reversed = 右から左へ
table-cities-connected = つないだ都市
table-step-2 = ステップ2
table-step-2-at = ステップ2は{ $count }から
table-end = 終了
table-end-at = ゲームは{ $count }で終わる

## 発電所

table-plant-market = 発電所市場
table-plant-sentence = 発電所{ $plant }、{ $kind }：{ $burns }で{ $powers }都市。
table-plant-sentence-free = 発電所{ $plant }、{ $kind }：資源なしで{ $powers }都市。
table-no-fuel = 資源不要
table-burns-hybrid = 石炭か石油を合わせて{ $count }個
table-cities-word = { $count ->
   *[other] 都市
    }
table-stored = 載っている資源：{ $fuel }。
table-stored-nothing = 資源は載っていない。
table-step-3-card = 「ステップ3」カード
table-step-3-tip = このフェイズの後ステップ3が始まります。1都市に3軒まで建てられ、6つの発電所すべてが競りに出せます。
table-deck-left = 山札に発電所{ $count }枚
table-deck-tip = これから出うるもの
table-still-to-come = これから出うるもの
table-next-card = 次のカード
table-deck-unknown = この中の{ $count }枚、順番は不明
table-deck-removed = うち{ $count }枚はゲーム前に見ずに除かれた。
table-step-3-below = これらの下にある。引かれると、その下にあるものを切り混ぜ、ステップ3が始まる。
table-deck-buried = 「ステップ3」カードの下
table-deck-all = 山札の中、順番は不明
table-gone = ゲームから除外

## 資源市場

table-fuel-note = 安い順
table-fuel-words = 市場に{ fuel }{ $count }個、最安は{ $price }
table-fuel-sold-out = 市場に{ fuel }はない
table-bay = { $count ->
    [0] 価格{ $price }の{ fuel }はない
   *[other] 価格{ $price }の{ fuel }が{ $count }個
    }
table-bay-coming = ラウンドの終わりに{ $count }個追加
table-supply = ストック
table-supply-tip = 市場の外。発電所が使った資源はここに戻る
table-refill = 補充
table-refill-tip = このラウンドの終わりに市場へ補充される数（ステップ{ $step }）
table-less = 減らす
table-more = 増やす

## 記録、チャット、居る人

table-map = 地図
table-log = 記録
table-log-all = すべて
table-log-empty = まだ何も起きていません。
table-log-fuel = { $player }が{ $fuel }を{ $price }エレクトロで買う。
table-log-undo = { $player }が手を取り消す。
table-log-takeback = 全員の同意により、{ $player }の求めで手を戻す。
table-by-clock = （時間切れ：ボットの手）
table-by-order = （上限による）
table-rule-tip = このルールを読む
table-since = 前回の手番から{ $count }件の出来事
table-since-list = 前回の手番から
table-since-skip = 飛ばす
table-chat = チャット
table-chat-empty = まだ発言はありません。
table-chat-spectator = ここに書けるのはプレイヤーだけです。
table-say = メッセージ
table-send = 送信
table-spectators = 観戦者{ $count }人

## 卓の上の知らせ

table-reconnecting = 接続が切れました。つなぎ直しています…
table-closed = 接続は閉じられました。
table-spectating = このゲームを観戦しています。
table-take-seat = 席に着く
table-bot-plays = ボットが代わりに打っています。
table-you-resigned = 投了しました。ボットが続けています。
table-proposal-takeback = { $player }が{ $count }手戻すことを望んでいます。
table-proposal-abandon = { $player }が結果なしでゲームを終えることを望んでいます。
table-proposal-missing = 同意待ち：{ $players }
table-agree = 同意する
table-decline = 断る
table-withdraw = 取り下げる
table-hand-over = { $player }さんの番です
table-hand-over-help = 端末を渡してください。ほかの人は見ないでください。
table-hand-over-ready = { $player }です

## メニュー

table-undo = 自分の直前の手を取り消す
table-undo-none = 取り消せる手はありません。
table-takeback = 手を戻す提案
table-takeback-help = どの手から戻しますか。全員の同意が必要です。
table-propose = 提案する
table-abandon = ゲーム終了の提案
table-abandon-help = 全員が同意すると、結果なしでゲームが終わります。
table-resign = 投了する
table-resign-help = ボットが代わりに続け、戻ることはできません。
table-stand-in = ボットに代わってもらう
table-stand-in-for = { $player }をボットに代える
table-return = 自分で続ける
table-leave = 卓を離れる
table-leave-help = ゲーム前なら席は空きに戻ります。ゲーム中はボットが続け、リンクを持つ人は誰でも席に着けます。
table-remove = { $player }を外す
table-remove-help = { $player }の代わりにボットが打ち、リンクを持つ人は誰でも席に着けます。
table-remove-yes = 外す
table-rematch = もう一度遊ぶ
table-share = リンクを共有
table-copied = コピーしました。
table-not-copied = コピーできませんでした：{ $text }
table-copy = コピー
table-download = 棋譜をダウンロード
table-code = 復帰コード
table-code-help = このコードがあれば別の端末で{ $players }として遊べます。パスワードのように保管してください。
table-code-kept = 控えました

## ゲームの前と後

table-waiting-title = 卓：{ $board }
table-waiting-for = { $count ->
    [0] 全員そろいました。
   *[other] 空席は{ $count }です。すべて埋まるとゲームが始まります。
    }
table-waiting-host = 主催者が始めます。
table-start = 始める
table-start-bots = 空席{ $count }にボットを入れて始める
table-player-count = { $count }人
table-regions-random = 地域は無作為
table-regions-draft = 地域は順に選ぶ
table-regions-chosen = 地域：{ $regions }
table-no-clock = 時計なし
table-hidden-money = 所持金は非公開
table-no-spectators = 観戦なし
table-no-hints = ヒントなし
table-seeded = 主催者が選んだ乱数の種
table-your-name = あなたの名前
table-sit-down = 席に着く
table-have-code = 復帰コードを持っている
table-retake = 自分の席に戻る
table-invite = この卓へのリンク
table-invite-help = このリンクを持つ人は席に着けます。
table-final-board = 最終盤面を見る
table-to-result = 結果へ
