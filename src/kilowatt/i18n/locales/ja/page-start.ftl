### スタートページ：すぐ遊ぶ、招待、テーブル一覧、アカウント。

start-what-it-is = 発電所を競り、資源を買い、都市をつなぐ。ボードゲーム「電力会社」をブラウザで。
start-play-now = 今すぐ遊ぶ
start-play-now-with = あなたとボット3人
start-bots = ボット
start-map = マップ
start-either-map = どちらでも
start-invite = 友だちを招待
start-learn-to-play = 初めての方へ：10分で覚える
start-foot = Kilowattは自由なオープンソースです。登録も広告も追跡もありません。

## バー

start-pages = ページ
start-learn = 学ぶ
start-rules = ルール
start-settings = 設定
start-language = 言語

## ボットの強さ

start-level-easy = やさしい
start-level-normal = ふつう
start-level-hard = むずかしい
start-level-expert = 達人

## 一覧

start-my-games = 自分のゲーム
start-my-games-empty = まだありません。最初のゲームはワンクリックで。
start-turns-waiting = { $count }件があなたの番です
start-open-tables = 募集中のテーブル
start-open-tables-empty = 今は誰も募集していません。友だちを招待するか、テーブルを公開してください。
start-finished = 終わったゲーム
start-finished-empty = 終わったゲームはまだありません。リプレイはここに並びます。
start-show-more = もっと見る
start-join = 参加
start-replay = リプレイ
start-seats-free = 空席{ $count }
start-under-way = 進行中
start-won = { $count ->
    [1] { $winners }の勝ち
   *[other] 共同勝利：{ $winners }
    }
start-imported = 読み込んだ記録
start-abandoned = 中止
start-record-of = { $count }人のゲーム
start-moves = { $count }手
start-bring-in = 記録を開く
start-bringing-in = すべての手を確認中…

## 招待：席

start-players = 人数
start-who-plays = { $colour }を担当するのは
start-name-of = { $colour }の名前
start-seat-me = 自分
start-seat-me-too = 自分（同じ端末）
start-seat-open = 空席
start-seat-open-hint = リンクを持つ人
start-seat-bot = ボット：{ $level }
start-hot-seat = この端末を共有します。手番の間に受け渡しの画面が出ます。
start-nobody-is-me = 自分の席を残してください。

## 招待：地域

start-regions = 地域
start-regions-random = ランダム
start-regions-random-hint = 隣り合う{ $count }つの地域を無作為に選びます。
start-regions-draft = 順番に選ぶ
start-regions-draft-hint = プレイヤーが順番に{ $count }つの地域を選びます。
start-regions-list = 今選ぶ
start-regions-list-hint = 隣り合う{ $count }つの地域を選んでください。
start-regions-left = あと{ $count }つ。
start-regions-done = この範囲で遊べます。
start-regions-enough = 地域は足りています。先に一つ外してください。
start-regions-apart = つながっていない地域があります。間を埋めるか、一つ外してください。

## 招待：取り決め

start-money-open = 公開
start-money-hidden = 非公開
start-found-by = 参加できる人
start-by-link = リンクを持つ人
start-by-all = 誰でも
start-clock = 時計
start-no-clock = 時計なし
start-clock-live = その場で
start-clock-days = 数日かけて
start-clock-move = 1手番{ $time }
start-clock-bank = 合計{ $time }、手番ごとに{ $more }追加
start-spectators = 観戦を許可
start-hints = ヒントを許可
start-advanced = その他の設定
start-seed = シード値
start-seed-hint = 同じ数なら同じカードになります。知っている人はカードも分かるかもしれません。
start-then-a-link = 次に、友だちに送るリンクが出ます。
start-begins-at-once = 席はすべて埋まっています。すぐに始まります。
start-make-table = テーブルを作る
start-begin = ゲームを始める

## アカウント

start-account = アカウント
start-log-in = ログイン
start-log-out = ログアウト
start-sign-up = アカウント作成
start-sign-up-hint = アカウントなしで遊べます。あれば、どの端末でも自分の席に着けます。
start-signed-up = ようこそ、{ $name }さん。席はアカウントのものになりました。
start-account-hint = ログインすれば、どこでも自分の席に着けます。
start-name = 名前
start-password = パスワード
start-password-hint = { $least }文字以上
start-old-password = 今のパスワード
start-new-password = 新しいパスワード
start-change-password = パスワードを変更
start-password-changed = パスワードを変更しました。他の端末はログアウトされました。
start-log-out-everywhere = すべての端末でログアウト
start-forgot = パスワードを忘れましたか？
start-forgot-hint = サーバーの運営者に一度だけ使えるコードを頼んでください。それで新しいパスワードを設定できます。
start-reset-code = ワンタイムコード
start-reset = 新しいパスワードを設定
start-data = 自分のデータ
start-export = 自分のデータをダウンロード
start-delete-account = アカウントを削除
start-delete-hint = あなたの名前とチャットはすべてのゲームから消え、ボットが代わりに続けます。取り消せません。
start-account-deleted = アカウントを削除しました。
start-take-seat = 席を取り戻す
start-take-seat-hint = 別の端末の席をこの端末に移します。コードは着席したときに表示されました。
start-table-link = テーブルのリンク
start-code = 復帰コード
