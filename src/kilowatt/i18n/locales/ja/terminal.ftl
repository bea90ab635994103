### 端末のテーブル。入力する言葉はどの言語でも同じなので埋め込む：$example、$move、$command、$key。

## 今することを一文で

terminal-todo-draft = 地域を選んでください：{ $example }。
terminal-todo-open = 発電所を競りに出してください：{ $example }。
terminal-todo-buy-alone = 競り合う相手はいません。発電所を番号の値段で買えます：{ $example }。
terminal-todo-first-bid = 発電所{ $plant }に最初の入札をしてください：{ $example }以上。
terminal-todo-raise = 発電所{ $plant }にさらに入札：{ $example }。
terminal-todo-scrap = 発電所が1つ多すぎます。1つ廃棄してください：{ $example }。
terminal-todo-leave-fuel = 発電所{ $plant }の資源を戻せます：{ $example }。
terminal-todo-must-leave-fuel = 発電所{ $plant }の資源は全部は置けません。戻してください：{ $example }。
terminal-todo-buy-fuel = 資源を買えます：{ $example }。
terminal-todo-build = 都市に建設できます：{ $example }。
terminal-todo-power = 発電所を動かしてください：{ $example }。
terminal-todo-forced = できる手は1つだけです：{ $example }。
terminal-or = または：{ $move }。
terminal-then = 終わったら：{ $move }。
terminal-enter = { $key }だけでも可。

## テーブル

terminal-goals = ステップ2：{ $step }都市／終了：{ $end }
terminal-plant-legend = 消費 → 送電できる都市
terminal-refill = 補充
terminal-log = 出来事
terminal-build-list = 建設できる都市（安い順）
terminal-more = ほか{ $count }件：{ $command }
terminal-via = 経由：{ $path }
terminal-connections = { $city }からの接続
terminal-in-play = ✔ 使用中
terminal-you = あなた
terminal-bought = { $player }が{ $markers }を{ money-amount }で購入。

## 手の意味

terminal-leaves = 残り{ money-amount }
terminal-bids = { $least }から{ $most }までの数
terminal-pass-auction = この競りから降りる
terminal-pass-round = このラウンドは発電所を買わない
terminal-burns = 消費：{ $markers }

## コマンド

terminal-help-moves = できる手
terminal-help-commands = コマンド
terminal-file = ファイル
terminal-command-help = すべての手と価格
terminal-command-map = すべての都市の家と費用。都市を指定するとその接続
terminal-command-log = 前回の手番からの出来事。すべて見るには：{ $command }
terminal-command-table = テーブルをもう一度表示
terminal-command-undo = { label-undo }：自分の最後の手
terminal-command-save = ゲームを保存
terminal-command-load = ゲームを読み込む
terminal-command-position = この局面を1行の文字で表示
terminal-command-quit = 終了
terminal-hint = { $help }：手と価格の一覧／{ $tab }：補完／{ $undo }：取り消し／{ $quit }：終了

## 返事

terminal-start = あなたは{ $player }です。シード{ $seed }：同じシードなら同じゲームになります。
terminal-start-watch = シード{ $seed }：同じシードなら同じゲームになります。
terminal-unknown-word = 「{ $word }」は分かりません。{ $help }で入力できるものを表示します。
terminal-did-you-mean = 「{ $word }」は分かりません。{ $near }のことですか？
terminal-write-like-this = 「{ $word }」は分かりません。こう書きます：{ $example }
terminal-nothing-done = どれも行われませんでした：{ $moves }。
terminal-mix-chosen = ハイブリッドは手持ちの資源を消費します：{ $move }。
terminal-bot-failed = { $player }のボット「{ $bot }」でエラーが起きました（{ $error }）。内蔵のボットが続けます。
terminal-nothing-to-undo = 取り消せる手はありません。
terminal-undone = { $others ->
    [0] { $player }が取り消し：{ $move }。
   *[other] { $player }が取り消し：{ $move }。その後の{ $others }手も取り消されます。
    }
terminal-saved = 保存しました：{ $file }
terminal-not-saved = 保存できません：{ $error }
terminal-file-exists = { $file }はすでにあります。置き換えるには：{ $command }
terminal-loaded = 読み込みました：{ $file }、{ $moves }手。
terminal-not-loaded = 読み込めません：{ $error }
terminal-unsaved = このゲームは保存されていません。破棄するには：{ $command }
terminal-hand-over = キーボードを{ $player }に渡し、{ $key }を押してください。
terminal-save-offer = ゲームを保存しますか？ファイル名を入力するか、しないなら{ $key }だけ押してください。
terminal-continue = 続けるには：{ $command }

## 終わり

terminal-ranking = 最終順位
terminal-decided-by-powered = 送電した都市の数で決着。
terminal-decided-by-money = 送電した都市は同数：所持金で決着。
terminal-decided-by-cities = 送電した都市も所持金も同じ：都市の数で決着。
terminal-decided-shared = 送電した都市、所持金、都市がすべて同じ：共同勝利。

## 再生

terminal-replay-start = { $count }手のゲームの始まり。
terminal-replay-move = 第{ $number }手（全{ $count }手）：{ $player }、{ $move }
terminal-replay-next = 次へ
terminal-replay-back = 戻る
terminal-replay-jump = その手へ
terminal-replay-round = そのラウンドへ
terminal-replay-no-move = 第{ $number }手はありません。最後は{ $count }です。
terminal-replay-no-round = 第{ $number }ラウンドはありません。最後は{ $count }です。
