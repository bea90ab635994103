### 用語。`fuel` と `fuel-count` は文中で使う。

language-name = 日本語

list-more = { $first }、{ $next }
list-last = { $first }、{ $next }

## フェイズ

phase-draft = 地域の選択
phase-order = 手番順
phase-auction = オークション
phase-resources = 資源の購入
phase-building = 建設
phase-bureaucracy = 決算
phase-over = ゲーム終了

## 資源

fuel-coal = 石炭
fuel-oil = 石油
fuel-garbage = ゴミ
fuel-uranium = ウラン
fuel = { $fuel ->
    [coal] 石炭
    [oil] 石油
    [garbage] ゴミ
   *[uranium] ウラン
    }
fuel-count = { fuel }{ $count }個

## 発電所の種類

plant-kind-coal = { fuel-coal }
plant-kind-oil = { fuel-oil }
plant-kind-garbage = { fuel-garbage }
plant-kind-uranium = { fuel-uranium }
plant-kind-hybrid = ハイブリッド
plant-kind-wind = 風力
plant-kind-fusion = 核融合

## 席の色

colour-blue = 青
colour-red = 赤
colour-yellow = 黄
colour-green = 緑
colour-purple = 紫
colour-black = 黒

## 数や名前と共に

round-number = 第{ $round }ラウンド
step-number = ステップ{ $step }
plant-number = 発電所{ $plant }
money-amount = { $amount }エレクトロ
city-count = { $count }都市
cards-left = 残り{ $count }枚
turn-of = { $player }の手番

## 見出し

label-player = プレイヤー
label-place = 順位
label-money = 所持金
label-plants = 発電所
label-cities = 都市
label-region = 地域
label-resources = 資源
label-houses = 家
label-turn-order = 手番順
label-current-market = 現在の市場
label-future-market = 未来の市場
label-resource-market = 資源市場
label-supply = ストック
label-deck = 山札
label-capacity = 発電量
label-powered-cities = 送電した都市
label-income = 収入
label-price = 価格
label-cost = 費用
label-highest-bid = 最高入札額
label-sold-out = 売り切れ
label-undo = 取り消し
label-your-turn = あなたの手番
label-winner = 勝者
label-shared-victory = 共同勝利
