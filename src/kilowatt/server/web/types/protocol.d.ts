// Written by tools/protocol.py from the types of the engine and of the server.

/** The request is committed. `seq` is the newest entry of the log then. */
export interface Accepted {
  type: "accepted";
  ref: string | null;
  seq: number;
  repeated: boolean;
}

export type Action = DraftRegion | Nominate | Bid | Pass | Scrap | Drop | BuyFuel | Build | Power | Done;

/** One step: the actions it takes, and the amounts a sentence about it mentions. */
export interface Advice {
  goal: Goal;
  actions: Action[];
  /** What the step costs; for powering, what it pays. */
  amount: number;
  /** How far to go in this auction. */
  limit: number;
}

/** Phase 2. `plant` is 0 while nothing is nominated, `bid` 0 before the opening bid. */
export interface Auction {
  plant: PlantNumber;
  bid: number;
  bidder: Seat | null;
  /** Dropped out of this auction (R3.4). */
  out: Seat[];
  /** Done with the phase: they bought, or passed as the opener (R3.2, R3.6). */
  finished: Seat[];
  /** Somebody bought in this phase (R3.11). */
  sold: boolean;
  /** The plant of an open sale: its buyer must scrap another plant or settle the fuel (R3.9). */
  bought: PlantNumber;
  /** The plant just scrapped, while its owner may leave markers behind on it (R3.9). */
  scrapped: PlantNumber;
  /** The markers already returned from it to the supply. */
  left_behind: Stock;
}

/** An honour of the game, for the first who reached the amount. */
export interface Award {
  kind: "dearest_plant" | "most_fuel" | "best_income" | "most_built";
  seat: Seat;
  /** The price of the plant, the markers bought, the income, or what was paid for cities. */
  amount: number;
  plant: PlantNumber | null;
  /** For the income: the round that paid it. */
  round: number | null;
}

/** Propose or accept (`agree` true), or reject. `number`: the number of moves that a takeback goes back to. */
export interface Ballot {
  agree: boolean;
  seq?: number | null;
  number?: number | null;
  seat?: number | null;
}

/** Bid on the plant up for auction; also the opening bid (R3.1, R3.4). */
export interface Bid {
  type: "bid";
  amount: number;
}

export interface BidMade {
  type: "bid_made";
  seat: Seat;
  plant: PlantNumber;
  amount: number;
}

/** Amounts from `least` to `most`; none if `least` is higher. */
export interface BidRange {
  least: number;
  most: number;
}

/** Out of this auction, but not of the phase (R3.4). */
export interface BidderPassed {
  type: "bidder_passed";
  seat: Seat;
  plant: PlantNumber;
}

/** Phase 2 as one player sees it. */
export interface Bidding {
  /** The lowest bid for the plant that is up; 0 while none is (R3.1, R3.4). */
  min_bid: number;
  /** The lowest bid that no rival has the money to top. None while no plant is up, and where money is hidden. */
  safe_bid: number | null;
  /** Who can still bid for the plant that is up. */
  bidders: Seat[];
  /** No other player is left in the phase, so a plant costs exactly its number (R3.8). */
  last_buyer: boolean;
  /** After buying a plant the observer would have to scrap one (R3.9). */
  must_scrap: boolean;
  offers: PlantOffer[];
  /** The limits that a standing order of the observer can have; None while they are in no auction. */
  order_range: BidRange | null;
}

/** A map (R0.2). */
export interface Board {
  id: BoardId;
  name: string;
  regions: Region[];
  cities: City[];
  connections: Connection[];
}

export type BoardId = string;

export interface Bought {
  plant: number;
  price: number;
}

/** Connect a city (R5.1, R5.2). */
export interface Build {
  type: "build";
  city: CityId;
}

/** Buy the cheapest marker of a kind (R4.3). */
export interface BuyFuel {
  type: "buy_fuel";
  fuel: Fuel;
}

export type By = "person" | "bot" | "clock" | "order";

/** A plan that was compared, and its results. */
export interface Candidate {
  actions: Action[];
  win_rate: number;
  /** The mean final rank: 1 is first, 0 is last. */
  standing: number;
  playouts: number;
}

/**
 * Everything random: a seed, and optional results that replace what the seed would give.
 *
 * With these results you can reconstruct a game played elsewhere: `regions` (R1.1), `order` (R1.2), `deck` (R1.6: top
 * first, without the plants of the first market, from 13 to the Step 3 card) and `step3_deck` (R8.3: the deck after
 * the Step 3 shuffle).
 */
export interface Chance {
  seed?: number;
  regions?: RegionId[] | null;
  order?: Seat[] | null;
  deck?: PlantNumber[] | null;
  step3_deck?: PlantNumber[] | null;
}

export interface Chat {
  type: "chat";
  lines: ChatLine[];
}

/** `line` counts the lines of a match. */
export interface ChatLine {
  line: number;
  seat: Seat | null;
  name: string;
  text: string;
  at: number;
}

export interface ChatLines {
  lines: ChatLine[];
}

export interface CitiesPowered {
  type: "cities_powered";
  seat: Seat;
  plants: PlantNumber[];
  burned: Stock;
  cities: number;
  income: number;
}

export interface City {
  id: CityId;
  name: string;
  region: RegionId;
}

/** A house in slot 1 to 3 of a city; its owner paid `house` plus `connection`. */
export interface CityBuilt {
  type: "city_built";
  seat: Seat;
  city: CityId;
  slot: number;
  house: number;
  connection: number;
}

export type CityId = string;

/** What a city costs the observer now, the path, and why it cannot be built; also out of turn. */
export interface CityPrice {
  city: CityId;
  /** None if the observer cannot build here even with enough money (R5.1, R5.3). */
  house: number | null;
  connection: number;
  path: CityId[];
  refusal: Refusal | null;
}

/** `move`: `seconds` for each turn. `bank`: `seconds` for the game, and `increment` more for each turn. */
export interface Clock {
  kind: "move" | "bank";
  seconds: number;
  increment: number;
}

export interface Clocks {
  active: Seat | null;
  turn: number;
  turn_began: number | null;
  deadline: number | null;
  banks: (number | null)[];
  /** The server's time, to synchronise with. */
  now: number;
}

export type Code = "bad_request" | "too_large" | "too_many" | "too_many_matches" | "not_json" | "not_found" | "not_allowed" | "cross_site" | "unsupported" | "broken" | "unavailable" | "no_session" | "wrong_password" | "name_taken" | "bad_name" | "bad_password" | "common_password" | "banned" | "wrong_reset_code" | "wrong_code" | "bad_options" | "not_your_seat" | "not_seated" | "not_host" | "seat_taken" | "already_seated" | "no_free_seat" | "not_idle" | "wrong_status" | "no_spectators" | "no_hints" | "refused" | "wrong_seq" | "key_reused" | "no_undo" | "no_auction" | "order_too_low" | "order_above_money" | "no_proposal" | "no_such_number" | "broken_record";

/** The options: board, number of players, how regions are chosen (R1.1), whether money is hidden. */
export interface Config {
  board: BoardId;
  players: number;
  regions?: "random" | "draft" | RegionId[];
  hidden_money?: boolean;
}

/** A printed connection between two cities, with the same cost in both directions (R0.2). */
export interface Connection {
  a: CityId;
  b: CityId;
  cost: number;
}

/** The data of a board: the map, and the edition's tables for every number of players. */
export interface Content {
  board: Board;
  edition: Edition;
}

export interface Credentials {
  name: string;
  password: string;
}

/** The deck was prepared. `deck` and `fate`, the Step 3 shuffle, are secret: None for players and spectators. */
export interface DeckPrepared {
  type: "deck_prepared";
  cards: number;
  deck: PlantNumber[] | null;
  fate: Step3Shuffle | null;
  rule: RuleId;
}

/** What everyone may know about the deck. */
export interface DeckView {
  /** All cards in it, the Step 3 card included. */
  cards: number;
  /** The known top card, until the first draw (R1.6). */
  top: PlantNumber | null;
  /** The Step 3 card is still in it. */
  step3: boolean;
  /** How many unknown cards are left above the Step 3 card, apart from `top`. */
  unknown: number;
  /** The plants that these may be, ascending; the others were removed unseen (R1.6). */
  candidates: PlantNumber[];
  /** Plants placed under the Step 3 card in phase 5 (R7.7). Once that card is drawn, the whole deck. */
  buried: PlantNumber[];
}

/** Delete the account; the password confirms it. */
export interface Deletion {
  password: string;
}

/** Stop leaving markers behind (R3.9), buying resources (R4.3) or building (R5.4). */
export interface Done {
  type: "done";
}

/** Take a region into play (R1.1). */
export interface DraftRegion {
  type: "draft_region";
  region: RegionId;
}

/** Leave one marker behind on the plant just scrapped (R3.9). */
export interface Drop {
  type: "drop";
  fuel: Fuel;
}

/** The tables of one edition of the rules (R0.3, R0.4, R1.2 to R1.7, R5.2, R7.2, R7.5). */
export interface Edition {
  id: string;
  start_money: number;
  house_costs: number[];
  payout: number[];
  markers: Stock;
  start_market: Stock;
  tracks: FuelTrack[];
  plants: Plant[];
  plant_market: PlantMarketNumbers;
  players: Record<number, PlayerNumbers>;
  refill: Record<number, [Stock, Stock, Stock]>;
}

/** The empty places of one fuel, by their prices, cheapest first. The others hold a marker each (R1.4). */
export interface EmptyPlaces {
  fuel: Fuel;
  prices: number[];
  /** Those that a refill would fill now: the most expensive ones (R7.5). */
  refill: number[];
}

/** A page of the log, if the client lacks much of it: the entries after `after` up to `seq`. More follow. */
export interface Entries {
  type: "entries";
  after: number;
  seq: number;
  moves: Entry[];
}

/**
 * An entry of the log. An undo is an entry too: nothing is ever deleted.
 *
 * `number` counts the moves in force after it; `undo` and `takeback` go back to an earlier number.
 */
export interface Entry {
  seq: number;
  kind: EntryKind;
  number: number;
  seat: Seat;
  by: By;
  action: Action | null;
  events: Event[];
  at: number;
  /** The `seq` of the first entry that was written with this one. */
  batch: number;
}

export type EntryKind = "act" | "undo" | "takeback";

/** Entries of the log, redacted. `seq` is the newest one: if there are more, ask again after the last. */
export interface EntryList {
  seq: number;
  entries: Entry[];
}

/** The body of every error response; `request` is the request id in the logs. */
export interface ErrorBody {
  error: ProblemView;
  request: string;
}

export type Event = OrderDrawn | DeckPrepared | RegionsChosen | RegionDrafted | OrderSet | PhaseBegan | StepBegan | TurnEnded | GameEnded | PlantNominated | BidMade | BidderPassed | OpenerPassed | PlantBought | PlantScrapped | FuelDropped | SaleClosed | PlantDrawn | PlantRemoved | PlantBuried | Step3Drawn | FuelBought | CityBuilt | CitiesPowered | MarketRefilled;

/** Everything stored about a person, as far as it is connected to their account or device. */
export interface Export {
  account: string | null;
  created: number | null;
  sessions: ExportedSession[];
  matches: ExportedMatch[];
}

export interface ExportedLine {
  at: number;
  text: string;
}

/** A match, and what the person did there; its whole game is at `/api/matches/{id}/record`. */
export interface ExportedMatch {
  id: string;
  status: string;
  seat: number;
  name: string;
  created: number;
  finished: number | null;
  moves: ExportedMove[];
  chat: ExportedLine[];
}

export interface ExportedMove {
  seq: number;
  at: number;
  action: Action | null;
}

export interface ExportedSession {
  created: number;
  expires: number;
}

export type Fact = number | string;

/** Play on from a finished or imported game after `number` moves. */
export interface Fork {
  number: number;
  name: string;
  seats?: SeatWish[];
  clock?: Clock | null;
  listed?: boolean;
  spectators?: boolean;
  hints?: boolean;
}

export type FromClient = Hello | PlayMessage | UndoMessage | OrderMessage | PreviewMessage | Say | View | Ping;

export type FromServer = Welcome | Entries | Update | TableChanged | Chat | Presence | Accepted | Refused | PreviewAnswer | Pong | Goodbye;

export type Fuel = "coal" | "oil" | "garbage" | "uranium";

export interface FuelBought {
  type: "fuel_bought";
  seat: Seat;
  fuel: Fuel;
  price: number;
}

/** Markers some players lack to run all their plants once; `hybrid` may be coal or oil. */
export interface FuelDemand {
  coal: number;
  oil: number;
  garbage: number;
  uranium: number;
  hybrid: number;
}

/** Markers go from the scrapped plant to the supply. `forced`: the owner could not have kept them. */
export interface FuelDropped {
  type: "fuel_dropped";
  seat: Seat;
  fuel: Fuel;
  count: number;
  forced: boolean;
  rule: RuleId;
}

/** Markers to buy, in this order, so that the plants run for `rounds` rounds. */
export interface FuelPlan {
  rounds: number;
  fuels: Fuel[];
  cost: number;
  /** The fuels that are missing for a plant the plan leaves out: sold out, or no room for them. */
  lacks: Fuel[];
  /** The plan leaves out a plant because the player cannot afford its fuel. */
  lacks_money: boolean;
}

/** The price of each marker left, cheapest first (R1.4), and how many more the observer can store (R4.1). */
export interface FuelPrice {
  fuel: Fuel;
  prices: number[];
  room: number;
}

/** The prices of one kind in the resource market, ascending, one per marker (R1.4). */
export interface FuelTrack {
  fuel: Fuel;
  places: number[];
}

export interface GameEnded {
  type: "game_ended";
  standings: Standing[];
  rule: RuleId;
}

export type Goal = "nominate" | "pass" | "bid" | "leave_auction" | "buy_fuel" | "end_buying" | "first_city" | "build" | "end_building" | "power";

/** The server closes this connection. `retry_ms`: when to reconnect; null: do not. */
export interface Goodbye {
  type: "goodbye";
  reason: string;
  retry_ms: number | null;
}

/** `after`: the last entry of the log that the client has; all later ones are sent. By default only new ones. */
export interface Hello {
  type: "hello";
  after?: number | null;
  chat_after?: number | null;
  /** Look from this seat; by default from the client's own, with several seats from the active one. */
  seat?: number | null;
}

/** Plans for the caller's turn, best first, and how often each won. */
export interface Hint {
  number: number;
  candidates: Candidate[];
}

export interface Imported {
  match: string;
  moves: number;
}

/** Take a seat; by default the first free one. */
export interface Join {
  name: string;
  seat?: number | null;
}

/** After `number` moves, the share of games each seat would win. */
export interface Judged {
  number: number;
  shares: number[];
}

export interface MarketRefilled {
  type: "market_refilled";
  placed: Stock;
  rule: RuleId;
}

/** A match, the caller's seats, and what the caller sees. */
export interface MatchView {
  table: TableView;
  mine: Seat[];
  orders: OrderView[];
  observation: Observation | null;
  /** The number of moves the caller may go back to alone; null if there is nothing to undo. */
  undo: number | null;
}

/** Something that is near, or reached and about to take effect. */
export interface Milestone {
  kind: "step_2" | "step_3" | "end";
  /** Cities that trigger it; 0 for Step 3, which comes with a card. */
  goal: number;
  /** The most cities anyone has; for Step 3 the cards above it in the deck. */
  count: number;
  reached: boolean;
  /** What a house in the slots it opens costs. */
  price: number | null;
}

/** A line of chat to be stored. */
export interface NewChatLine {
  text: string;
  seat?: number | null;
}

/** `bearer`: return a token for `Authorization: Bearer ...` instead of setting a cookie. */
export interface NewSession {
  bearer?: boolean;
}

/** A match to create. Without `seats` the first is the caller's and the others are open. */
export interface NewTable {
  name: string;
  board: BoardId;
  players: number;
  regions: "random" | "draft" | RegionId[];
  hidden_money: boolean;
  seats: SeatWish[];
  seed?: number | null;
  clock?: Clock | null;
  listed: boolean;
  spectators: boolean;
  hints: boolean;
}

/** Put a plant of the current market up for auction (R3.1). The last player buys it at its number (R3.8). */
export interface Nominate {
  type: "nominate";
  plant: PlantNumber;
}

/** The table as one seat sees it (None: a spectator), with legal actions and prices. */
export interface Observation {
  seat: Seat | null;
  config: Config;
  round: number;
  phase: Phase;
  step: number;
  active: Seat | null;
  order: Seat[];
  regions: RegionId[];
  players: PlayerView[];
  current_market: PlantNumber[];
  /** The last card may be the Step 3 card (R8.3a). */
  future_market: PlantNumber[];
  deck: DeckView;
  gone: PlantNumber[];
  fuel_market: Stock;
  supply: Stock;
  /** The markers that a refill would place now (R7.5). */
  refill: Stock;
  auction: Auction;
  standings: Standing[];
  /** The observer's legal actions; empty out of turn. */
  legal_actions: Action[];
  fuel_prices: FuelPrice[];
  /** Each city in play without a house of the observer; empty for a spectator, and during the draft. With prices. */
  city_prices: CityPrice[];
  /** The observer's best powering with the fuel at hand (R7.2). Only with prices. */
  powering: Powering | null;
  /** The order in which this phase asks the players (R3.1, R4.3, R5.4, R7.1). */
  phase_order: Seat[];
  /** The seats that play after the active one, in order, in a phase with one turn each. Only with figures. */
  waiting: Seat[];
  /** The seats without another turn in this phase. Only with figures. */
  done: Seat[];
  /** By standing: what puts the player before the next one; None for a shared place (R9.2). Only with figures. */
  decided_by: ("powered" | "money" | "cities" | null)[];
  /** The cities in the regions in play, in the board's order (R1.1). Only with figures. */
  cities_in_play: CityId[];
  /** How many houses a city takes now (R5.3). Only with figures. */
  open_slots: number;
  /** The places of the resource market without a marker (R1.4). Only with figures. */
  empty_places: EmptyPlaces[];
  /** Regions still to be drafted (R1.1). This and what follows: only with prices and figures. */
  drafts_left: number;
  /** In phase 2: the figures of the auction. */
  bidding: Bidding | null;
  /** In phase 3, when the observer is asked: what to buy for one round and for two. */
  fuel_plans: FuelPlan[];
  /** In phase 3: what the others lack to run all their plants once. */
  rival_demand: FuelDemand | null;
  /** In phase 4: the next step and the end, if they are near. */
  milestones: Milestone[];
  /** In phase 5, when the observer is asked: every legal powering with its outcome. */
  powerings: Powering[];
  /** When the observer is asked: what the coach of the tutorial would do. */
  advice: Advice | null;
}

/** The options of a new match. */
export interface Offer {
  boards: BoardId[];
  /** By board. */
  regions: Record<BoardId, RegionOffer[]>;
  /** Sets of regions that form one area (R1.1), by board; up to the largest number of regions in play. */
  areas: Record<BoardId, RegionId[][]>;
  /** Number of regions in play, by the number of players (R1.7). */
  regions_in_play: Record<number, number>;
  bots: string[];
  default_bot: string;
  limits: TableLimits;
  /** The default options. */
  defaults: NewTable;
}

/** Out of every auction for the rest of the phase (R3.2). */
export interface OpenerPassed {
  type: "opener_passed";
  seat: Seat;
}

export interface OrderDrawn {
  type: "order_drawn";
  order: Seat[];
  rule: RuleId;
}

/** Bid up to `most`; 0 withdraws the order. */
export interface OrderMessage {
  type: "order";
  plant: number;
  most: number;
  seat?: number | null;
  ref?: string | null;
}

export interface OrderSet {
  type: "order_set";
  order: Seat[];
  rule: RuleId;
}

/** The caller's own standing order; no other seat sees it. */
export interface OrderView {
  seat: Seat;
  plant: number;
  most: number;
}

/** Leave this auction (R3.4) or, as the opener, the whole phase (R3.2). */
export interface Pass {
  type: "pass";
}

export interface PasswordChange {
  old: string;
  new: string;
}

export type Phase = "draft" | "order" | "auction" | "resources" | "building" | "bureaucracy" | "over";

export interface PhaseBegan {
  type: "phase_began";
  round: number;
  phase: Phase;
  rule: RuleId;
}

export interface Ping {
  type: "ping";
  ref?: string | null;
}

/** A power plant card (R0.4): burns `burns` markers to power up to `powers` cities. */
export interface Plant {
  number: PlantNumber;
  kind: PlantKind;
  burns: number;
  powers: number;
}

export interface PlantBought {
  type: "plant_bought";
  seat: Seat;
  plant: PlantNumber;
  price: number;
}

/** The highest plant goes face down under the deck (R7.7). */
export interface PlantBuried {
  type: "plant_buried";
  plant: PlantNumber;
  rule: RuleId;
}

export interface PlantDrawn {
  type: "plant_drawn";
  plant: PlantNumber;
  rule: RuleId;
}

export type PlantKind = "coal" | "oil" | "garbage" | "uranium" | "hybrid" | "wind" | "fusion";

/** The shape of the plant market (R1.5, R1.6, R6.1). */
export interface PlantMarketNumbers {
  start: PlantNumber[];
  top_of_deck: PlantNumber;
  size: number;
  current: number;
  step3_size: number;
}

export interface PlantNominated {
  type: "plant_nominated";
  seat: Seat;
  plant: PlantNumber;
}

export type PlantNumber = number;

/** A plant of the current market, with the price of its fuel for one round (None: too few markers left). */
export interface PlantOffer {
  plant: PlantNumber;
  fuel_cost: number | null;
}

/** A plant leaves the market and the game. */
export interface PlantRemoved {
  type: "plant_removed";
  plant: PlantNumber;
  rule: RuleId;
}

export interface PlantScrapped {
  type: "plant_scrapped";
  seat: Seat;
  plant: PlantNumber;
}

/** One plant with the markers shown on it. */
export interface PlantStorage {
  plant: PlantNumber;
  fuel: Stock;
  /** Markers it can hold (R4.1). */
  capacity: number;
  /** The markers on it are enough for one round. */
  ready: boolean;
}

/** Play actions, all or none, if the log is still at `seq`. `seat` is needed only by holders of several seats. */
export interface Play {
  seq: number;
  actions: Action[];
  seat?: number | null;
  key?: string | null;
}

export interface PlayMessage {
  type: "play";
  seq: number;
  actions: Action[];
  seat?: number | null;
  key?: string | null;
  ref?: string | null;
}

/** The newest entry of the log, and the first and last of this batch; `repeated` if the key was used before. */
export interface Played {
  seq: number;
  first: number;
  last: number;
  repeated: boolean;
}

/** One column of R1.7. */
export interface PlayerNumbers {
  regions: number;
  plants_removed: number;
  max_plants: number;
  step2_cities: number;
  end_cities: number;
}

/** A player as others see them: `money` is None if it is hidden. */
export interface PlayerView {
  money: number | null;
  plants: PlantNumber[];
  fuel: Stock;
  cities: CityId[];
  /** The cities all plants together could power (R7.2). Only with figures. */
  capacity: number;
  /** The fuel laid on the plants, in their order. Only with figures. */
  stored: PlantStorage[];
}

export interface Pong {
  type: "pong";
  ref: string | null;
  now: number;
}

/** Run these plants (R7.1). The hybrids among them burn `hybrid_coal` coal; the rest is oil (R7.1a). */
export interface Power {
  type: "power";
  plants: PlantNumber[];
  hybrid_coal: number;
}

/** A choice for phase 5 and its result. */
export interface Powering {
  plants: PlantNumber[];
  hybrid_coal: number;
  hybrid_oil: number;
  burned: Stock;
  cities: number;
  income: number;
}

export interface Presence {
  type: "presence";
  online: Seat[];
  spectators: number;
}

/** What would these actions lead to? `arrange`: build the cities in the cheapest order. */
export interface Preview {
  actions: Action[];
  seat?: number | null;
  arrange?: boolean;
}

export interface PreviewAnswer {
  type: "previewed";
  ref: string | null;
  preview: Previewed;
}

export interface PreviewMessage {
  type: "preview";
  actions: Action[];
  seat?: number | null;
  arrange?: boolean;
  ref?: string | null;
}

/**
 * What a batch would lead to, as far as its player may know.
 *
 * Events stop where something would be revealed, and then there is no observation. Building is shown to its end,
 * without the cards that are drawn in between.
 */
export interface Previewed {
  /** The batch to send: as requested, or arranged. */
  actions: Action[];
  events: Event[];
  spent: number;
  /** The markers that the player has afterwards. */
  fuel: Stock;
  /** The markers that go back to the supply with a scrapped plant (R3.9). */
  dropped: Stock;
  reveals: boolean;
  observation: Observation | null;
  /** The path that connects each city of the batch, in build order: from the network to the city (R5.2). */
  paths: CityId[][];
}

/** A problem on the wire. `refusal` is the engine's, with its rule and facts; `index` is its place in the batch. */
export interface ProblemView {
  code: Code;
  facts?: Record<string, Fact>;
  refusal?: Refusal | null;
  index?: number | null;
}

/** A proposal: accepted once everyone in `wanted` agrees. */
export interface Proposal {
  kind: "takeback" | "abandon";
  target: number;
  agreed: Seat[];
  wanted: Seat[];
}

/** The public part of a running game: no chance, no deck. A finished game has a complete record. */
export interface PublicRecord {
  config: Config;
  opening: Event[];
  moves: Entry[];
  redacted: true;
}

/** A game from the set-up to its latest move. Records are immutable: a change is a new record. */
export interface Record {
  version: number;
  config: Config;
  chance: Chance;
  /** The events before the first move (R1). */
  opening: Event[];
  moves: RecordedMove[];
}

/** One move: the seat, its action and the resulting events. */
export interface RecordedMove {
  seat: Seat;
  action: Action;
  events: Event[];
}

/** Why an action is illegal; as text, `bid_too_low, bid=12, least=15 (R3.4)`. */
export interface Refusal {
  why: Why;
  rule: RuleId;
  facts: [string, Fact][];
}

/** Nothing was changed. */
export interface Refused {
  type: "refused";
  ref: string | null;
  error: ProblemView;
}

export interface Region {
  id: RegionId;
  name: string;
  cities: CityId[];
}

export interface RegionDrafted {
  type: "region_drafted";
  seat: Seat;
  region: RegionId;
}

export type RegionId = string;

export interface RegionOffer {
  id: RegionId;
  name: string;
}

export interface RegionsChosen {
  type: "regions_chosen";
  regions: RegionId[];
  rule: RuleId;
}

/** A new password by the one-time code that the server's operator has issued. */
export interface Reset {
  name: string;
  code: string;
  password: string;
}

export interface Retake {
  code: string;
}

export interface Retaken {
  match: string;
  seat: Seat;
}

export interface RoundFigures {
  round: number;
  /** The number of its last move. */
  last: number;
  seats: SeatRound[];
}

export type RuleId = string;

/** The buyer is done with phase 2, and the next opener is to act (R3.6, R3.7). */
export interface SaleClosed {
  type: "sale_closed";
  seat: Seat;
  rule: RuleId;
}

export interface Say {
  type: "say";
  text: string;
  seat?: number | null;
  ref?: string | null;
}

/** Discard another plant after buying one more than the limit (R3.9). */
export interface Scrap {
  type: "scrap";
  plant: PlantNumber;
}

export type Seat = number;

export type SeatKind = "open" | "person" | "bot";

export interface SeatOnly {
  seat?: number | null;
}

/** What a player did in a round, and had at its end. */
export interface SeatRound {
  seat: Seat;
  money: number;
  cities: number;
  powered: number;
  income: number;
  fuel: Stock;
  fuel_cost: number;
  plants: Bought[];
  built: number;
  build_cost: number;
  /** Cities that the player's plants can power. */
  capacity: number;
}

export interface SeatView {
  seat: Seat;
  kind: SeatKind;
  name: string;
  bot: string | null;
  away: boolean;
  resigned: boolean;
  /** Anyone with the link may sit down here. */
  free: boolean;
  online: boolean;
  /** Milliseconds left of a `bank` clock when this seat's last turn began. */
  bank: number | null;
}

/** Who takes a seat: `me` (several of them share one device), `open` for anyone, or a `bot`. */
export interface SeatWish {
  kind: "me" | "open" | "bot";
  name?: string | null;
  bot?: string | null;
}

/** The caller's seats. Each code recovers its seat on any device; it is shown only here. */
export interface Seated {
  match: string;
  seats: Seat[];
  codes: string[];
  table: TableView;
}

/** The caller's account. `token` only if a bearer token was requested. */
export interface SessionView {
  account: string | null;
  token: string | null;
}

/** Set a standing order: bid on this plant up to `most`. */
export interface SetOrder {
  plant: number;
  most: number;
  seat?: number | null;
}

/** A bot for a seat: the caller's own, or, as the host, that of an absent player. */
export interface StandIn {
  seat?: number | null;
  bot?: string | null;
}

/** One row of the final ranking (R9.2). Tied players share a place. */
export interface Standing {
  seat: Seat;
  place: number;
  powered: number;
  money: number;
  cities: number;
}

/** The game after `first` moves and after each following one, without prices; `moves` is how many there are. */
export interface StateList {
  first: number;
  moves: number;
  observations: Observation[];
}

/** The game after `number` moves, seen from `seat`. */
export interface StateView {
  number: number;
  moves: number;
  observation: Observation;
}

/** `turning` is null until it has been computed. */
export interface Statistics {
  rounds: RoundFigures[];
  awards: Award[];
  turning: Turning | null;
}

export type Status = "open" | "running" | "finished" | "abandoned" | "study";

/** The Step 3 card was drawn and the rest of the deck shuffled. `deck` is secret, as in `DeckPrepared`. */
export interface Step3Drawn {
  type: "step3_drawn";
  cards: number;
  deck: PlantNumber[] | null;
  rule: RuleId;
}

export type Step3Shuffle = number | PlantNumber[];

/** A new step. If the Step 3 card is in the plant market, it leaves the game. */
export interface StepBegan {
  type: "step_began";
  step: number;
  rule: RuleId;
}

/** Markers by kind: in the market, in the supply, or with a player (R0.3). */
export interface Stock {
  coal: number;
  oil: number;
  garbage: number;
  uranium: number;
}

export interface TableChanged {
  type: "table";
  table: TableView;
}

export interface TableLimits {
  /** Minimum and maximum. */
  players: [number, number];
  /** Maximum length of a name. */
  name: number;
  /** Maximum length of a chat line. */
  chat: number;
  /** Minimum and maximum seconds. */
  clock: [number, number];
  increment: number;
}

/**
 * Newest first; matches that wait for the caller are on the first page, and again where they belong.
 *
 * `mine`: the caller's seats by match. `next`: the value of `before` for the next page, if there is one.
 */
export interface TableList {
  tables: TableView[];
  mine: Record<string, Seat[]>;
  next: number | null;
}

/** A match as everyone sees it. */
export interface TableView {
  id: string;
  status: Status;
  terms: Terms;
  host: Seat | null;
  seats: SeatView[];
  seq: number;
  number: number;
  active: Seat | null;
  winners: Seat[];
  turn: number;
  turn_began: number | null;
  deadline: number | null;
  proposals: Proposal[];
  origin: string | null;
  rematch: string | null;
  created: number;
  changed: number;
  finished: number | null;
}

/** The public terms of a match beside the rules. */
export interface Terms {
  config: Config;
  clock: Clock | null;
  /** Shown in the lobby; otherwise it is found by its link only. */
  listed: boolean;
  spectators: boolean;
  hints: boolean;
  /** The creator chose the seed, and so may know the cards. */
  seeded: boolean;
  /** People may share a device: one session may hold several seats. */
  hot_seat: boolean;
}

/** A player is done buying resources or building. */
export interface TurnEnded {
  type: "turn_ended";
  seat: Seat;
}

export interface Turning {
  course: Judged[];
  points: TurningPoint[];
}

/** Moves after which a seat's chances had changed by `swing`. */
export interface TurningPoint {
  first: number;
  last: number;
  seat: Seat;
  swing: number;
}

/** Go back to an earlier number of moves; by default undo the last move. */
export interface Undo {
  seq: number;
  number?: number | null;
  seat?: number | null;
}

export interface UndoMessage {
  type: "undo";
  seq: number;
  number?: number | null;
  seat?: number | null;
  ref?: string | null;
}

/** The entries after `after` up to `seq`, and the observation then. Without entries only the view has changed. */
export interface Update {
  type: "update";
  after: number;
  seq: number;
  number: number;
  moves: Entry[];
  observation: Observation;
  clocks: Clocks;
  orders: OrderView[];
  undo: number | null;
}

export interface View {
  type: "view";
  seat?: number | null;
}

/** `seq`: the log continues from here with the first `update`. */
export interface Welcome {
  type: "welcome";
  match: string;
  seq: number;
  mine: Seat[];
  protocol: number;
}

export type Why = "not_an_action" | "no_such_seat" | "not_your_turn" | "wrong_phase" | "game_over" | "cannot_pay" | "plant_not_owned" | "unknown_region" | "region_taken" | "region_not_adjacent" | "plant_not_in_market" | "plant_in_future_market" | "auction_running" | "nothing_nominated" | "bid_too_low" | "bid_above_money" | "must_open" | "must_buy_in_round_1" | "must_scrap" | "nothing_to_scrap" | "plant_just_bought" | "nothing_to_drop" | "must_settle_fuel" | "fuel_not_droppable" | "fuel_does_not_fit" | "unknown_fuel" | "fuel_sold_out" | "no_room" | "unknown_city" | "city_not_in_play" | "city_already_yours" | "city_full" | "city_not_empty" | "plants_not_ascending" | "fuel_lacking" | "mix_out_of_range" | "mix_not_on_plants";
