### 出来事。event- に続けて出来事の名前。引数の説明は en/events.ftl にある。

## 第1ラウンドの前

event-order_drawn = 抽選による手番順：{ $order }。
event-deck_prepared = 山札の準備完了：{ $cards }枚。
event-regions_chosen = 使用する地域：{ $regions }。
event-region_drafted = { $player }が地域「{ $region }」を選択。

## ラウンド

event-order_set = { $rule ->
    [R2_2] 最初の発電所による手番順：{ $order }。
   *[R2_1] 手番順：{ $order }。
    }
event-phase_began = 第{ $round }ラウンド：{ $phase }
event-step_began = ステップ{ $step }開始：1都市に{ $step }軒まで。
event-turn_ended = { $player }が手番を終了。
event-game_ended = { $count ->
    [1] { $winners }の勝利
   *[other] { $winners }が勝利を分け合う
    }：{ $cities }都市のうち{ $powered }都市に送電、所持金{ $money }エレクトロ。

## オークション

event-plant_nominated = { $player }が発電所{ $plant }を競りに出す。
event-bid_made = { $player }が発電所{ $plant }に{ $amount }エレクトロを入札。
event-bidder_passed = { $player }が発電所{ $plant }の競りから降りる。
event-opener_passed = { $player }はパス。このラウンドは発電所を買わない。
event-plant_bought = { $player }が発電所{ $plant }を{ $price }エレクトロで購入。
event-plant_scrapped = { $player }が発電所{ $plant }を廃棄。
event-fuel_dropped = { $forced ->
    [yes] { $player }は置き場所のない{ fuel-count }をストックに戻す。
   *[no] { $player }が{ fuel-count }をストックに戻す。
    }
event-sale_closed = { $player }のオークションは終了。

## 発電所市場

event-plant_drawn = 発電所{ $plant }が市場に登場。
event-plant_removed = { $rule ->
    [R6_2] 発電所{ $plant }は小さすぎるためゲームから除外。
    [R3_11] 購入者なし：発電所{ $plant }をゲームから除外。
    [R8_2] ステップ2：発電所{ $plant }をゲームから除外。
    [R8_3] ステップ3：発電所{ $plant }をゲームから除外。
   *[R7_7] ラウンド終了：発電所{ $plant }をゲームから除外。
    }
event-plant_buried = ラウンド終了：発電所{ $plant }は山札の下へ。
event-step3_drawn = { $cards ->
    [0] 「ステップ3」のカードが出た。山札は空。
    [1] 「ステップ3」のカードが出た。山札は残り{ $cards }枚。
   *[other] 「ステップ3」のカードが出た。残り{ $cards }枚をシャッフル。
    }

## 資源、建設、決算

event-fuel_bought = { $player }が{ fuel }1個を{ $price }エレクトロで購入。
event-city_built = { $slot ->
    [1] { $player }が{ $city }に{ $cost }エレクトロで建設
    [2] { $player }が{ $city }に2軒目を{ $cost }エレクトロで建設
   *[3] { $player }が{ $city }に3軒目を{ $cost }エレクトロで建設
    }（家{ $house }、接続{ $connection }）。
event-cities_powered = { $count ->
    [0] { $player }は発電せず、収入{ $income }エレクトロ。
   *[other] { $player }は発電所{ $plants }で{ $cities }都市に送電{ $markers ->
        [0] {""}
       *[other] （消費：{ $burned }）
        }、収入{ $income }エレクトロ。
    }
event-market_refilled = { $markers ->
    [0] 資源市場への補充なし。
   *[other] 資源市場に補充：{ $placed }。
    }
