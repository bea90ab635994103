### What a player can do: short labels for buttons and lists, action- and the wire tag.

action-draft_region = Pick { $region }
action-nominate = Nominate plant { $plant }
action-bid = Bid { $amount }
action-pass = Pass
action-scrap = Scrap plant { $plant }
action-drop = Return 1 { fuel }
action-buy_fuel = Buy 1 { fuel }
action-build = Build { $city }
# $count: plants that run. $hybrid_coal: coal among what the hybrids burn.
action-power = { $count ->
    [0] Run no plant
    [one] Run plant { $plants }
   *[other] Run plants { $plants }
    }{ $hybrid_coal ->
    [0] {""}
   *[other] {" "}({ $hybrid_coal } coal in hybrids)
    }
action-done = Done
