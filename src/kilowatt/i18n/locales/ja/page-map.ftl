### The map of the page, and the table of its cities.

map-board = 地図：{ $board }
map-you = あなた
map-not-in-play = 使用しない地域
map-fit = 地図全体を表示（0）
map-zoom-in = 拡大（+）
map-zoom-out = 縮小（−）

## A city, sentence by sentence. $slots is how many houses a city takes now.

map-city = { $city }（{ $region }）。
map-city-out = 使用中の地域にありません。
map-city-empty = 家はありません。空き{ $slots }軒。
map-city-houses = 家は{ $slots }軒中{ $count }軒：{ $owners }。
map-city-planned = この手番で建設予定です。
map-city-target = { $price }で建設できます。
map-city-price = ここに建設すると{ $price }かかります。

## Beside a city

map-link = { $from }〜{ $to }の送電線：{ $cost }
map-parts = 接続{ $links }＋家{ $house }
map-total = 合計
map-total-left = 合計、残り{ $left }

## Choosing the regions in play

map-region-pick = { $region }：使用する
map-region-in-play = { $region }：使用中
map-region-barred = { $region }：今は選べません

## The table

map-table-title = 建設できる都市（安い順）
map-table-all = 使用中の都市と家
map-table-find = 都市を探す
map-table-found = { $count }都市が見つかりました
map-table-none-found = その名前の都市はありません。
map-table-empty = 建設できる都市はありません。
map-table-city = 都市
map-table-parts = 接続＋家
map-table-total = 合計
map-table-left = 残り
map-table-choice = 選択
map-table-build = 建設
map-table-take-back = 取り消し
map-table-take-back-city = { $city }を取り消し
