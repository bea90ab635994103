learn-settings = 設定
learn-language = 言語
learn-theme = 外観
learn-theme-auto = システムに合わせる
learn-theme-light = ライト
learn-theme-dark = ダーク
learn-text-size = 文字の大きさ
learn-text-small = 小
learn-text-normal = 標準
learn-text-large = 大
learn-text-huge = 特大
learn-palette = プレイヤーの色
learn-palette-standard = 標準
learn-palette-bright = 鮮やか
learn-palette-mono = 濃淡
learn-letters = プレイヤーを形の代わりに文字で示す
learn-patterns = マップの模様を強くする
learn-motion = アニメーション
learn-confirmations = パスの前に確認する
learn-confirmations-about = パスは取り消せないことがあります。
learn-single-keys = 1つのキーによるショートカット
learn-single-keys-about = 音声入力を使う場合や、誤ってキーを押しやすい場合はオフにします。
learn-sounds = 音
learn-sounds-about = 手番が来たら短い音を鳴らします。
learn-notifications = 通知
learn-notifications-about = 別のウィンドウを見ていても、手番をブラウザが知らせます。
learn-notifications-denied = ブラウザがこのページの通知を許可していません。

learn-rules = ルール
learn-rules-about = どのルールにも番号があります。ゲームは自動処理や拒否の理由としてその番号を示します。
learn-search = 検索
learn-found = { $count ->
    [0] 見つかりません
   *[other] { $count }件見つかりました
    }
learn-chapters = 章
learn-players = 人数
learn-numbers = ゲームの数値
learn-numbers-regions = 使用する地域
learn-numbers-removed = 見ずに除く発電所
learn-numbers-plants = 持てる発電所
learn-numbers-step2 = ステップ2になる都市数
learn-numbers-end = 終了する都市数
learn-refill = 市場の補充

learn-title = 遊びながら覚える
learn-lead = あなたは電力会社を経営します。発電所を買い、資源を補い、都市をつなぎ、電力を売ります。これがすべてです。
learn-lesson-goal = 目的
learn-lesson-goal-text = 最後のラウンドで最も多くの都市に送電すること。お金は同点のときに比べるだけなので、使い切りましょう。
learn-lesson-auction = 発電所を競り落とす
learn-lesson-auction-text = 1ラウンドに1枚、オークションで買います。番号が最低価格です。資源を使って都市に送電します。
learn-lesson-fuel = 資源を買う
learn-lesson-fuel-text = みんなが買うほど高くなります。発電所には2ラウンド分の資源を置けます。
learn-lesson-build = 都市をつなぐ
learn-lesson-build-text = 家の費用と、自分の送電網からの最も安い経路の費用を払います。最初は10、後から15や20です。
learn-lesson-power = 送電する
learn-lesson-power-text = 動かす発電所を選びます。送電した都市が多いほど収入が増えます。その後、市場が補充されます。
learn-lesson-order = 手番順に注意
learn-lesson-order-text = 先頭の人は最初に入札しますが、資源の購入と建設は最後です。後ろにいるほうが得なこともあります。
learn-begin = ガイド付きゲームを始める
learn-begin-again = 最初からやり直す
learn-continue = ガイド付きゲームを続ける
learn-begin-about = やさしい相手2人と2ラウンド、約10分です。コーチがすることを教えます。好きなところを飛ばせます。

learn-coach = コーチ
learn-coach-place = レッスン{ $place }／{ $count }
learn-coach-begin = 始めよう
learn-coach-next = わかった
learn-coach-skip = 飛ばす
learn-coach-leave = コーチなしで続ける
learn-coach-welcome = ようこそ
learn-coach-welcome-text = 最後に最も多くの都市に送電した人の勝ちです。2ラウンドをご案内します。琥珀色に光るものを選びましょう。ほかのことをしても構いません。確定するまでは何も決まりません。
learn-coach-auction = 発電所を買う
learn-coach-auction-text = 番号が最低価格です。その下は、1ラウンドに使う資源と、送電できる都市の数です。
learn-coach-resources = 資源を買う
learn-coach-resources-text = 発電所は資源で動きます。1つ買うごとに次が高くなります。
learn-coach-building = 都市をつなぐ
learn-coach-building-text = 家は10です。2つ目の都市からは送電線の費用も払います。線の数字がその額です。
learn-coach-bureaucracy = 都市に送電する
learn-coach-bureaucracy-text = 発電所が資源を使い、送電した都市ごとに収入が入ります。
learn-coach-order = 誰が先か
learn-coach-order-text = あなたは今{ $count }人中{ $place }番です。都市の最も多い人が先頭です。最初に競りを開きますが、資源の購入と建設は最後です。
learn-coach-scrap = 発電所が1枚多い
learn-coach-scrap-text = 持てるのは3枚です。一番弱いものを手放しましょう。ほかに置ける資源はそちらに移ります。
learn-coach-step2 = ステップ2
learn-coach-step2-text = これからはどの都市にも2軒目が15で建ちます。近くに新しい場所が開きました。
learn-coach-step3 = ステップ3
learn-coach-step3-text = 1都市に3軒まで建ち、市場の発電所はすべて買えます。終わりは近いです。
learn-coach-end = 終わり方
learn-coach-end-text = 都市数の列の濃いマスが終わりです。そこに達した人が出ると、建設の後にゲームが終わります。送電した都市を数えるので、発電所と資源が足りるようにしましょう。
learn-coach-over = ゲームが終わりました
learn-coach-over-text = グラフや勝負の分かれ目を見るか、もう一度遊びましょう。必要なことはすべて覚えました。

# What to do now: one thing at a time.
learn-goal-plant = 発電所{ $plant }を選びましょう。今いちばんお得です。
learn-goal-open = 琥珀色のボタンで競りを始めましょう。
learn-goal-bid = 琥珀色のボタンで{ $bid }を入札。{ $most }までなら買う価値があります。
learn-goal-leave = 高すぎます。パスしましょう。まだほかのを買えます。
learn-goal-pass = 値段に見合うものがありません。パスしましょう。
learn-goal-sure = 琥珀色のボタンで確定しましょう。
learn-goal-fuel = 「{ $button }」を押しましょう。{ $fuel }が必要です。
learn-goal-buy = いいですね。琥珀色のボタンで買いましょう。
learn-goal-buy_nothing = 買うものはありません。琥珀色のボタンで次へ。
learn-goal-first_city = マップの{ $city }を{ money-amount }で選びましょう。周りの線が短い場所です。
learn-goal-city = { $city }を選びましょう。線も含めて{ money-amount }です。
learn-goal-build = これで十分です。琥珀色のボタンで建設しましょう。
learn-goal-build_nothing = お金を残しましょう。琥珀色のボタンで次へ。
learn-goal-power = 琥珀色のボタンで{ money-amount }を受け取りましょう。
learn-goal-wait = ほかの人の番です。すぐにまたあなたの番が来ます。

# What has come of it.
learn-done-plant = 発電所{ $plant }を{ money-amount }で買いました。
learn-done-fuel = { $fuel }を{ money-amount }で買いました。
learn-done-built = { $count }都市を{ money-amount }でつなぎました。
learn-done-powered = { $count ->
    [0] 送電した都市はありません：{ money-amount }。
   *[other] { $count }都市に送電：{ money-amount }。
    }

learn-closing = もう遊べます
learn-closing-lead = 2ラウンドですべてのフェイズを見ました。今は{ $cities }都市、発電所{ $plants }枚、{ money-amount }です。
learn-later = この先に来るもの
learn-later-step2 = ステップ2：どの都市にも2軒目が15で建ちます。
learn-later-step3 = ステップ3：3軒目が20で建ち、発電所はすべて買えます。
learn-later-end = 終わり：誰かが{ $count }都市をつないだとき。最も多く送電した人の勝ちです。
learn-closing-on = このまま続ける
learn-closing-new = ボット3人と新しいゲーム

learn-shortcuts = キー
learn-map-keys = マップでは：矢印で都市から都市へ、Enterで選択、Backspaceで取り消し、文字で名前へ移動、＋と−で拡大と縮小、0で全体を表示。
