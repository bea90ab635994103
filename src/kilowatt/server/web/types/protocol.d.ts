// Written by tools/protocol.py from the types of the engine and of the server.

/** It is committed. `seq` is the log's number by then. */
export interface Accepted {
  type: "accepted";
  ref: string | null;
  seq: number;
  repeated: boolean;
}

export type Action = DraftRegion | Nominate | Bid | Pass | Scrap | Drop | BuyFuel | Build | Power | Done;

/** Phase 2. `plant` is 0 while nothing is nominated, `bid` 0 before the opening bid. */
export interface Auction {
  plant: PlantNumber;
  bid: number;
  bidder: Seat | null;
  /** Dropped out of this auction (R3.4). */
  out: Seat[];
  /** Bought, or passed as the opener: done with the phase (R3.2, R3.6). */
  finished: Seat[];
  /** Somebody bought in this phase (R3.11). */
  sold: boolean;
  /** The plant of a sale not closed yet: the buyer must scrap another one or settle its fuel (R3.9). */
  bought: PlantNumber;
  /** The plant just scrapped, while its owner may leave markers behind on it (R3.9). */
  scrapped: PlantNumber;
  /** What already went from it to the supply. */
  left_behind: Stock;
}

/** Propose or agree (`agree` true), or turn it down. `number`: where a takeback goes back to. */
export interface Ballot {
  agree: boolean;
  seq?: number | null;
  number?: number | null;
  seat?: number | null;
}

/** Bid on the plant up for auction, the opening bid included (R3.1, R3.4). */
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

/** Out of this auction, not of the phase (R3.4). */
export interface BidderPassed {
  type: "bidder_passed";
  seat: Seat;
  plant: PlantNumber;
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

/** A plan that was looked at, and what came of it. */
export interface Candidate {
  actions: Action[];
  win_rate: number;
  /** How high it came on average: 1 is first, 0 is last. */
  standing: number;
  playouts: number;
}

/**
 * All that luck decides: a seed, and by hand whatever should not come from it.
 *
 * `regions` (R1.1), `order` (R1.2), `deck` (R1.6: top first, the plants of the first market left out, 13 first and
 * the Step 3 card last) and `step3_deck` (R8.3: the deck after the Step 3 shuffle) rebuild a game played elsewhere.
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

/** `line` counts the lines of one table; `seat` is None for spectators. */
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

/** A house in a city: `slot` counts the houses there (1 to 3); paid `house` plus `connection`. */
export interface CityBuilt {
  type: "city_built";
  seat: Seat;
  city: CityId;
  slot: number;
  house: number;
  connection: number;
}

export type CityId = string;

/** What a city costs the observer now, by which path, and why it may not be built, whosever turn it is. */
export interface CityPrice {
  city: CityId;
  house: number;
  connection: number;
  path: CityId[];
  refusal: Refusal | null;
}

/** `move`: so many seconds each time one is asked. `bank`: so many for the game, and `increment` more each time. */
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
  /** The server's time, to set one's own by. */
  now: number;
}

export type Code = "bad_request" | "too_large" | "too_many" | "not_json" | "not_found" | "not_allowed" | "cross_site" | "unsupported" | "broken" | "unavailable" | "no_session" | "wrong_password" | "name_taken" | "bad_name" | "bad_password" | "wrong_code" | "bad_options" | "not_your_seat" | "not_seated" | "not_host" | "seat_taken" | "no_free_seat" | "not_idle" | "wrong_status" | "no_spectators" | "no_hints" | "refused" | "wrong_seq" | "key_reused" | "no_undo" | "no_auction" | "order_too_low" | "order_above_money" | "no_proposal" | "no_such_number" | "broken_record" | "not_ready";

/** The agreement: which board, how many players, how the regions are chosen (R1.1), whether money is hidden. */
export interface Config {
  board: BoardId;
  players: number;
  regions?: "random" | "draft" | RegionId[];
  hidden_money?: boolean;
}

/** A printed line between two cities; it is travelled both ways at the same cost (R0.2). */
export interface Connection {
  a: CityId;
  b: CityId;
  cost: number;
}

/** The facts a client needs about a board: the map, and the tables of the edition for every number of players. */
export interface Content {
  board: Board;
  edition: Edition;
}

export interface Credentials {
  name: string;
  password: string;
}

/** The deck lies ready. `deck` and `fate` are secret: both are None where the event is shown to anyone. */
export interface DeckPrepared {
  type: "deck_prepared";
  cards: number;
  deck: PlantNumber[] | null;
  fate: Fate | null;
  rule: RuleId;
}

/** What everyone may know about the deck. */
export interface DeckView {
  /** All cards in it, the Step 3 card included. */
  cards: number;
  /** The plant known to lie on top, before it is first drawn from (R1.6). */
  top: PlantNumber | null;
  /** The Step 3 card is still in it. */
  step3: boolean;
  /** So many cards of the first shuffle are left (above the Step 3 card, below `top`) ... */
  unknown: number;
  /** ... and they are among these; the others were removed unseen (R1.6). Ascending. */
  candidates: PlantNumber[];
  /** Certainly in it: laid under the Step 3 card in phase 5 (R7.7). Once that card is drawn, all that is left. */
  buried: PlantNumber[];
}

/** Nothing more: ends leaving markers behind (R3.9), buying resources (R4.3) or building (R5.4). */
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

/**
 * One line of the log. An undo is a line too: what is written stays written.
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
}

export type EntryKind = "act" | "undo" | "takeback";

/** Entries of the log, redacted. `seq` is its newest number: ask again after the last one if there are more. */
export interface EntryList {
  seq: number;
  entries: Entry[];
}

/** The body of every answer that is not a success; `request` is the id to look for in the logs. */
export interface ErrorBody {
  error: ProblemView;
  request: string;
}

export type Event = OrderDrawn | DeckPrepared | RegionsChosen | RegionDrafted | OrderSet | PhaseBegan | StepBegan | TurnEnded | GameEnded | PlantNominated | BidMade | BidderPassed | OpenerPassed | PlantBought | PlantScrapped | FuelDropped | SaleClosed | PlantDrawn | PlantRemoved | PlantBuried | Step3Drawn | FuelBought | CityBuilt | CitiesPowered | MarketRefilled;

export type Fact = number | string;

export type Fate = number | PlantNumber[];

/** Play on from a finished or imported game, after so many moves. */
export interface Fork {
  number: number;
  name: string;
  seats?: SeatWish[];
  clock?: Clock | null;
  listed?: boolean;
  spectators?: boolean;
  hints?: boolean;
}

export type FromClient = Hello | PlayMessage | UndoMessage | Order | PreviewMessage | Say | View | Ping;

export type FromServer = Welcome | Update | TableChanged | Chat | Presence | Accepted | Refused | PreviewAnswer | Pong | Goodbye;

export type Fuel = "coal" | "oil" | "garbage" | "uranium";

export interface FuelBought {
  type: "fuel_bought";
  seat: Seat;
  fuel: Fuel;
  price: number;
}

/** Markers of the scrapped plant go to the supply; `forced` when no choice could have kept them. */
export interface FuelDropped {
  type: "fuel_dropped";
  seat: Seat;
  fuel: Fuel;
  count: number;
  forced: boolean;
  rule: RuleId;
}

/** The price of each marker left, cheapest first (R1.4), and how many more the observer could store (R4.1). */
export interface FuelPrice {
  fuel: Fuel;
  prices: number[];
  room: number;
}

/** The places of one kind in the resource market, by price ascending; one marker a place (R1.4). */
export interface FuelTrack {
  fuel: Fuel;
  places: number[];
}

export interface GameEnded {
  type: "game_ended";
  standings: Standing[];
  rule: RuleId;
}

/** The server ends this connection. `retry_ms`: come back after about so long; None: do not. */
export interface Goodbye {
  type: "goodbye";
  reason: string;
  retry_ms: number | null;
}

/** `after`: the last entry of the log one has; every later one is sent. Without it only what comes from now on. */
export interface Hello {
  type: "hello";
  after?: number | null;
  chat_after?: number | null;
  /** Look from this seat; without it from one's own, at a hot-seat table from the one that is asked. */
  seat?: number | null;
}

/** Plans for one's own turn, the best first, and how often each won. */
export interface Hint {
  number: number;
  candidates: Candidate[];
}

export interface Imported {
  match: string;
  moves: number;
}

/** Sit down; without a seat, at the first free one. */
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

/** A table, what one holds there, and what one sees. */
export interface MatchView {
  table: TableView;
  mine: Seat[];
  orders: OrderView[];
  observation: Observation | null;
  /** The number of moves one may freely go back to; None if there is nothing to undo. */
  undo: number | null;
}

export interface NewLine {
  text: string;
  seat?: number | null;
}

/** `bearer`: answer with a token to be sent as `Authorization: Bearer ...`, in place of a cookie. */
export interface NewSession {
  bearer?: boolean;
}

/** A table to be made. Without `seats`: the first is mine, the others are open. */
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

/** Put a plant of the current market up for auction (R3.1); with no rival left, buy it at its number (R3.8). */
export interface Nominate {
  type: "nominate";
  plant: PlantNumber;
}

/** The table from one seat (None: a spectator), with the legal actions and the prices a person wants to see. */
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
  /** The Step 3 card may be its last one (R8.3a). */
  future_market: PlantNumber[];
  deck: DeckView;
  gone: PlantNumber[];
  fuel_market: Stock;
  supply: Stock;
  /** What the next refill would place if it came now (R7.5). */
  refill: Stock;
  auction: Auction;
  standings: Standing[];
  /** The observer's; empty when somebody else is asked. */
  legal_actions: Action[];
  fuel_prices: FuelPrice[];
  /** Each city in play without a house of the observer; empty for a spectator, and during the draft. */
  city_prices: CityPrice[];
  /** The observer's best powering with what lies there now (R7.2). */
  powering: Powering | null;
}

/** What a table can be made of. */
export interface Offer {
  boards: BoardId[];
  /** By board. */
  regions: Record<BoardId, RegionOffer[]>;
  /** How many regions are played with, by the number of players (R1.7). */
  regions_in_play: Record<number, number>;
  bots: string[];
  default_bot: string;
  limits: TableLimits;
  /** A table for which nothing is wished but the name. */
  defaults: NewTable;
}

/** Out of every auction for the rest of the phase (R3.2). */
export interface OpenerPassed {
  type: "opener_passed";
  seat: Seat;
}

/** Bid up to `most`; 0 takes the order back. */
export interface Order {
  type: "order";
  plant: number;
  most: number;
  seat?: number | null;
  ref?: string | null;
}

export interface OrderDrawn {
  type: "order_drawn";
  order: Seat[];
  rule: RuleId;
}

export interface OrderSet {
  type: "order_set";
  order: Seat[];
  rule: RuleId;
}

/** One's own standing order; nobody else is told of it. */
export interface OrderView {
  seat: Seat;
  plant: number;
  most: number;
}

/** Drop out of this auction (R3.4) or, as the opener, out of the phase (R3.2). */
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

/** A power plant card (R0.4): burns so many markers to power up to so many cities. */
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

/** Actions, all or none, made against the log as it was at `seq`. `seat` may be left out by who holds only one. */
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

/** The log after what was asked for; `repeated` when this key had already been played. */
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

/** A player as seen by others: `money` is None where it is hidden. */
export interface PlayerView {
  money: number | null;
  plants: PlantNumber[];
  fuel: Stock;
  cities: CityId[];
}

export interface Pong {
  type: "pong";
  ref: string | null;
  now: number;
}

/** Run these plants (R7.1). Of what the hybrids among them burn, `hybrid_coal` is coal and the rest oil (R7.1a). */
export interface Power {
  type: "power";
  plants: PlantNumber[];
  hybrid_coal: number;
}

/** A choice for phase 5 with what comes of it. */
export interface Powering {
  plants: PlantNumber[];
  hybrid_coal: number;
  burned: Stock;
  cities: number;
  income: number;
}

export interface Presence {
  type: "presence";
  online: Seat[];
  spectators: number;
}

/** What would these actions lead to? `arrange`: with the cities built in the order that costs least. */
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

/** What would these actions lead to? `arrange`: with the cities built in the order that costs least. */
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
 * Events stop where something new would be revealed, and then there is no observation; only whoever builds sees on,
 * without the cards that are drawn meanwhile.
 */
export interface Previewed {
  /** The batch as it is to be sent: as asked, or arranged. */
  actions: Action[];
  events: Event[];
  spent: number;
  reveals: boolean;
  observation: Observation | null;
}

/** A problem on the wire. `refusal` is the engine's, with its rule and facts; `index` the place in the batch. */
export interface ProblemView {
  code: Code;
  facts?: Record<string, Fact>;
  refusal?: Refusal | null;
  index?: number | null;
}

/** What some at the table want; it happens once everyone in `wanted` agrees. */
export interface Proposal {
  kind: "takeback" | "abandon";
  target: number;
  agreed: Seat[];
  wanted: Seat[];
}

/** A running game as far as anyone may know it: no chance, no deck. A finished one is had as a whole record. */
export interface PublicRecord {
  config: Config;
  opening: Event[];
  moves: Entry[];
  redacted: true;
}

/** A game from its set-up to wherever it stands. A change is a new record. */
export interface Record {
  version: number;
  config: Config;
  chance: Chance;
  /** What happened before the first move (R1). */
  opening: Event[];
  moves: RecordedMove[];
}

/** One move: who asked for what, and what happened. */
export interface RecordedMove {
  seat: Seat;
  action: Action;
  events: Event[];
}

/** `bid_too_low, bid=12, least=15 (R3.4)`. */
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

/** A region, and those it touches: the regions of a game must form one area (R1.1). */
export interface RegionOffer {
  id: RegionId;
  name: string;
  touches: RegionId[];
}

export interface RegionsChosen {
  type: "regions_chosen";
  regions: RegionId[];
  rule: RuleId;
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

/** The buyer is done with phase 2; the next opener is to be asked (R3.6, R3.7). */
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

/** Discard one of the other plants after buying one too many (R3.9). */
export interface Scrap {
  type: "scrap";
  plant: PlantNumber;
}

export type Seat = number;

export type SeatKind = "open" | "person" | "bot";

export interface SeatOnly {
  seat?: number | null;
}

/** What one player did in one round, and had at its end. */
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
  /** Cities that its plants can power. */
  capacity: number;
}

export interface SeatView {
  seat: Seat;
  kind: SeatKind;
  name: string;
  bot: string | null;
  away: boolean;
  resigned: boolean;
  /** A person may sit down here by the link. */
  free: boolean;
  online: boolean;
  /** Milliseconds left, of a clock with a bank, when this seat was last asked. */
  bank: number | null;
}

/** Who sits where: `me` (several of them are a hot-seat table), `open` for whoever comes, or a `bot`. */
export interface SeatWish {
  kind: "me" | "open" | "bot";
  name?: string | null;
  bot?: string | null;
}

/** Where one sits now. Each code gives its seat back, on any device; it is shown only here. */
export interface Seated {
  match: string;
  seats: Seat[];
  codes: string[];
  table: TableView;
}

/** Who one is. `token` only where a bearer token was asked for. */
export interface SessionView {
  account: string | null;
  token: string | null;
}

export interface SetOrder {
  plant: number;
  most: number;
  seat?: number | null;
}

/** A bot for a seat: one's own, or, by the host, that of an absent player. */
export interface StandIn {
  seat?: number | null;
  bot?: string | null;
}

/** One line of the final ranking (R9.2). Players who share a place share the victory or the rank. */
export interface Standing {
  seat: Seat;
  place: number;
  powered: number;
  money: number;
  cities: number;
}

/** The game after `first` moves and after each one that follows, without prices; `moves` is how many there are. */
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

/** `turning` is None until it has been computed. */
export interface Statistics {
  rounds: RoundFigures[];
  turning: Turning | null;
}

export type Status = "open" | "running" | "finished" | "abandoned" | "study";

/** The Step 3 card came up and what is left of the deck was shuffled. `deck` is secret, as in `DeckPrepared`. */
export interface Step3Drawn {
  type: "step3_drawn";
  cards: number;
  deck: PlantNumber[] | null;
  rule: RuleId;
}

/** A new step. With Step 3 its card, if it lies in the plant market, leaves the game. */
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
  /** The fewest and the most. */
  players: [number, number];
  /** Letters in a name. */
  name: number;
  /** Letters in a line of chat. */
  chat: number;
  /** Seconds, the least and the most. */
  clock: [number, number];
  increment: number;
}

/**
 * Newest first; of my games also those that wait for me, on the first page and once more where they belong.
 *
 * `mine`: the seats one holds, by table. `next`: where there are more, to be passed as `before`.
 */
export interface TableList {
  tables: TableView[];
  mine: Record<string, Seat[]>;
  next: number | null;
}

/** A table as everyone sees it. */
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

/** What is agreed at a table beside the rules, for everyone to see. */
export interface Terms {
  config: Config;
  clock: Clock | null;
  /** In the lobby for everyone; otherwise only who has the link finds it. */
  listed: boolean;
  spectators: boolean;
  hints: boolean;
  /** Whoever made the table chose the seed, and so may know the cards. */
  seeded: boolean;
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

/** Between two moments a seat's chances changed by `swing`. */
export interface TurningPoint {
  first: number;
  last: number;
  seat: Seat;
  swing: number;
}

/** Go back to an earlier number of moves; without one, the last move is undone. */
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

/** The entries after `after` up to `seq`, and what one sees then. No entry: only the view has changed. */
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

/** `seq`: the log goes on from here with the first `update`. */
export interface Welcome {
  type: "welcome";
  match: string;
  seq: number;
  mine: Seat[];
  protocol: number;
}

export type Why = "not_an_action" | "no_such_seat" | "not_your_turn" | "wrong_phase" | "game_over" | "cannot_pay" | "plant_not_owned" | "unknown_region" | "region_taken" | "region_not_adjacent" | "plant_not_in_market" | "plant_in_future_market" | "auction_running" | "nothing_nominated" | "bid_too_low" | "bid_above_money" | "must_open" | "must_buy_in_round_1" | "must_scrap" | "nothing_to_scrap" | "plant_just_bought" | "nothing_to_drop" | "must_settle_fuel" | "fuel_not_droppable" | "fuel_does_not_fit" | "unknown_fuel" | "fuel_sold_out" | "no_room" | "unknown_city" | "city_not_in_play" | "city_already_yours" | "city_full" | "city_not_empty" | "plants_not_ascending" | "fuel_lacking" | "mix_out_of_range" | "mix_not_on_plants";
