### できること。短いラベル。action- に続けて行動の名前。

action-draft_region = 地域「{ $region }」を選ぶ
action-nominate = 発電所{ $plant }を競りに出す
action-bid = { $amount }を入札
action-pass = パス
action-scrap = 発電所{ $plant }を廃棄
action-drop = { fuel }1個を戻す
action-buy_fuel = { fuel }1個を買う
action-build = { $city }に建設
action-power = { $count ->
    [0] 発電しない
   *[other] 発電所{ $plants }で発電
    }{ $hybrid_coal ->
    [0] {""}
   *[other] （ハイブリッドの石炭：{ $hybrid_coal }個）
    }
action-done = 完了
