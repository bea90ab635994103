### ゲームの後：結果、経過、リプレイ。

after-you-win = あなたの勝ち！
after-you = あなた
after-abandoned = このゲームは中止されました。
after-unfinished = このゲームは最後まで行われていません。
after-standings = 最終順位
after-why-powered = 送電した都市の数で決着：{ $first }対{ $other }（{ $second }）。
after-why-money = 送電した都市が同数のため、所持金で決着：{ $first }対{ $other }エレクトロ（{ $second }）。
after-why-cities = 送電した都市も所持金も同じため、接続した都市の数で決着：{ $first }対{ $other }（{ $second }）。
after-why-shared = 送電した都市、所持金、接続した都市がすべて同じ：共同勝利です。

## 次は

after-next = 次は
after-rematch = もう一度
after-to-rematch = 再戦へ
after-replay = リプレイを見る
after-share = 共有
after-share-moment = この場面を共有
after-download = ダウンロード
after-to-table = テーブルへ

## 経過

after-course = 経過
after-chances = 勝つ見込み
after-chart = グラフ：{ $title }。矢印キーで値を読みます。
after-as-table = 表で見る
after-legend = 表示するプレイヤー
after-turning = 分かれ目
after-turning-waiting = 分かれ目を調べています…
after-turning-none = このゲームの分かれ目は分かっていません。
after-turning-steady = 流れを変えた場面はありませんでした。
after-gained = { $player }が抜け出す
after-lost = { $player }が後退
after-watch = 見る
after-awards = 表彰
after-dearest-plant = 最も高い発電所
after-plant-for = 発電所{ $plant }を{ $price }エレクトロで
after-most-fuel = 最多の資源
after-markers = { $count }個
after-best-income = 最高の収入
after-income-in = 第{ $round }ラウンドに{ $amount }エレクトロ
after-most-built = 建設王

## 続きから

after-play-on = ここから続ける
after-play-on-hint = この場面から新しいテーブルが始まります。カードは当時と同じ順に出ます。
after-play-on-over = ここでゲームは終わっています。前の場面に戻ってください。

## リプレイ

after-table = テーブル
after-log = 記録
after-controls = 操作
after-time = ゲームの場面
after-moment = 第{ $round }ラウンド、{ $phase }・{ $count }手中{ $number }手目
after-speed = 速さ
after-eyes = 視点
after-eyes-all = すべて公開
after-eyes-none = 観戦者
after-eyes-of = { $player }の視点
after-play = 再生
after-pause = 一時停止
after-move-back = 1手戻る
after-move-on = 1手進む
after-phase-back = 1フェイズ戻る
after-phase-on = 1フェイズ進む
after-round-back = 1ラウンド戻る
after-round-on = 1ラウンド進む
after-to-start = 最初へ
after-to-end = 最後へ
