/* The complete game in C, with random players: the yardstick of the core's speed.

   Reads the constants of a game (benchmarks/c_game.py writes them) from standard input, plays games from consecutive seeds,
   and prints the moves and the processor time. It draws the same random numbers as the core's UNIFORM policy, so both must
   play the same number of moves. Written for speed, without a list of legal actions: it counts them and picks one.
   R0.0 refers to docs/rules.md. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { SEATS = 6, CITIES = 42, ROW = 48, AREAS = 64, PLANTS = 64, MARKET = 12, DECK = 128, FUELS = 4, TRACK = 64 };
enum { OWN = 10000, FULL = 20000, STEP_3 = 99 };
enum { COAL, OIL, GARBAGE, URANIUM, HYBRID, CLEAN, ROOMS };
enum { AUCTION, RESOURCES, BUILDING, BUREAUCRACY, OVER };

static struct {
    int players, regions_needed, max_plants, step2_cities, end_cities, start_money, current_size, cities;
    int plants_removed, loose_count, top_card, start_count, payout_top;
    int loose[PLANTS], start_market[MARKET], region_of[CITIES], is_area[AREAS], city_count[AREAS];
    int kind[PLANTS], burns[PLANTS], powers[PLANTS], house[4], payout[64];
    int track[FUELS], start_fuel[FUELS], markers[FUELS], price[FUELS][TRACK], refill[3][FUELS], subsets[5][16];
    int64_t need[PLANTS];
    int16_t way[AREAS][CITIES][ROW];
} t;

typedef struct {
    uint64_t shuffle_seed;
    int round, bid, phase, step, active, leader, empty, area, market_count, plant, sold, bought, scrapped, bidder;
    int deck_top, deck_end, step_3_drawn;
    int money[SEATS], order[SEATS], plant_count[SEATS], owned[SEATS], out[SEATS], finished[SEATS];
    int plants[SEATS][5], fuel[SEATS][FUELS], room[SEATS][ROOMS], fuel_market[FUELS], supply[FUELS], left[FUELS];
    int market[MARKET];
    int8_t houses[ROW], deck[DECK];
    int16_t cost[ROW], dist[SEATS][ROW];
} State;

static State g;
static uint64_t rng;

/* --- chance: SplitMix64 */

static inline uint64_t bits(uint64_t *state) {
    uint64_t z = (*state += 0x9E3779B97F4A7C15ULL);
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
    return z ^ (z >> 31);
}

static inline int below(uint64_t *state, uint32_t bound) {
    for (;;) {
        uint64_t product = (bits(state) >> 32) * bound;
        uint32_t low = (uint32_t)product;
        if (low >= bound || low >= (0u - bound) % bound) return (int)(product >> 32);
    }
}

#define SHUFFLE(state, cards, count)                            \
    for (int last = (count) - 1; last > 0; last--) {            \
        int pick = below((state), last + 1), card = (cards)[last]; \
        (cards)[last] = (cards)[pick];                          \
        (cards)[pick] = card;                                   \
    }

static inline int min(int a, int b) { return a < b ? a : b; }
static inline int max(int a, int b) { return a > b ? a : b; }

/* --- plant market (R6, R8.3) */

static int on_offer(void) {
    int count = g.market_count;
    if (g.step < 3) {
        count = min(count, t.current_size);
        count -= count > 0 && g.market[count - 1] == STEP_3;
    }
    return count;
}

static void put(int card) {
    int i = g.market_count++;
    for (; i > 0 && g.market[i - 1] > card; i--) g.market[i] = g.market[i - 1];
    g.market[i] = card;
}

static void take(int place) {
    g.market_count--;
    for (int i = place; i < g.market_count; i++) g.market[i] = g.market[i + 1];
}

static void remove_lowest(void) {
    if (g.market_count && g.market[0] != STEP_3) take(0);
}

static void draw(void) {
    if (g.deck_top == g.deck_end) return;
    int card = g.deck[g.deck_top++];
    if (card != STEP_3) { put(card); return; }
    int8_t *cards = g.deck + g.deck_top;
    int count = g.deck_end - g.deck_top;
    for (int i = 1; i < count; i++) {
        int8_t each = cards[i];
        int j = i;
        for (; j > 0 && cards[j - 1] > each; j--) cards[j] = cards[j - 1];
        cards[j] = each;
    }
    SHUFFLE(&g.shuffle_seed, cards, count)
    g.step_3_drawn = 1;
    if (g.phase == AUCTION) put(card);
    else remove_lowest();
}

static void clear_obsolete(void) {
    while (g.market_count && g.market[0] <= g.leader) { remove_lowest(); draw(); }
}

/* --- steps and turn order (R2, R8) */

static void begin_step(int step) {
    g.step = step;
    for (int city = 0; city < t.cities; city++)
        g.cost[city] = (g.area >> t.region_of[city] & 1) && g.houses[city] < step ? t.house[g.houses[city]] : FULL;
}

static int rank(int seat) {
    int count = g.plant_count[seat];
    return g.owned[seat] * 64 + (count ? g.plants[seat][count - 1] : 0);
}

static void set_order(void) {
    for (int i = 1; i < t.players; i++) {
        int seat = g.order[i], standing = rank(seat), j = i;
        for (; j > 0 && rank(g.order[j - 1]) < standing; j--) g.order[j] = g.order[j - 1];
        g.order[j] = seat;
    }
}

static int place_of(int seat) {
    int place = 0;
    while (g.order[place] != seat) place++;
    return place;
}

/* The next seat backwards in turn order, or the next phase. */
static int asks_next(void) {
    int place = place_of(g.active);
    if (place) g.active = g.order[place - 1];
    return place;
}

/* --- set-up (R1) */

static int draftable(int area, int region) { return !(area >> region & 1) && t.is_area[area | 1 << region]; }

static int random_area(void) {
    int area = 0;
    for (int n = 0; n < t.regions_needed; n++) {
        int open[6], count = 0;
        for (int region = 0; region < 6; region++)
            if (draftable(area, region)) open[count++] = region;
        area |= 1 << open[below(&rng, count)];
    }
    return area;
}

static void start(uint64_t seed) {
    rng = seed;
    memset(&g, 0, sizeof g);
    g.bidder = -1;
    for (int city = 0; city < ROW; city++) g.cost[city] = FULL;
    for (int seat = 0; seat < t.players; seat++) { g.order[seat] = seat; g.money[seat] = t.start_money; }
    SHUFFLE(&rng, g.order, t.players)
    for (int i = 0; i < t.start_count; i++) g.market[i] = t.start_market[i];
    g.market_count = t.start_count;
    for (int fuel = 0; fuel < FUELS; fuel++) {
        g.fuel_market[fuel] = t.start_fuel[fuel];
        g.supply[fuel] = t.markers[fuel] - t.start_fuel[fuel];
    }
    for (int i = 0; i < t.loose_count; i++) g.deck[i + 1] = t.loose[i];
    SHUFFLE(&rng, g.deck + 1, t.loose_count)
    g.deck_top = t.plants_removed;
    g.deck[g.deck_top] = t.top_card;
    g.deck[t.loose_count + 1] = STEP_3;
    g.deck_end = t.loose_count + 2;
    g.area = random_area();
    g.shuffle_seed = rng;
    g.empty = t.city_count[g.area];
    begin_step(1);
    g.round = 1;
    g.active = g.order[0];
}

/* --- phase 2: the auction (R3) */

static int is_in(int seat) { return !g.out[seat] && !g.finished[seat]; }

static int next_bidder(void) {
    int seat = g.active;
    do seat = seat + 1 == t.players ? 0 : seat + 1;
    while (!is_in(seat));
    return seat;
}

static int next_opener(void) {
    for (int place = 0; place < t.players; place++)
        if (!g.finished[g.order[place]]) return g.order[place];
    return -1;
}

static void reset_auction(void) {
    g.plant = g.bid = g.bought = g.scrapped = 0;
    g.bidder = -1;
    memset(g.out, 0, sizeof g.out);
    memset(g.left, 0, sizeof g.left);
}

static void end_auction(void) {
    if (!g.sold) { remove_lowest(); draw(); clear_obsolete(); }
    if (g.market_count && g.market[g.market_count - 1] == STEP_3) {
        g.market_count--;
        remove_lowest();
        begin_step(3);
    }
    if (g.round == 1) set_order();
    memset(g.finished, 0, sizeof g.finished);
    g.sold = 0;
    g.phase = RESOURCES;
    g.active = g.order[t.players - 1];
}

static void close_sale(void) {
    reset_auction();
    g.active = next_opener();
    draw();
    clear_obsolete();
    if (g.active < 0) end_auction();
}

static void sell(int seat, int price) {
    int plant = g.plant, i = g.plant_count[seat]++, place = 0;
    g.money[seat] -= price;
    for (; i > 0 && g.plants[seat][i - 1] > plant; i--) g.plants[seat][i] = g.plants[seat][i - 1];
    g.plants[seat][i] = plant;
    g.room[seat][t.kind[plant]] += 2 * t.burns[plant];
    while (g.market[place] != plant) place++;
    take(place);
    reset_auction();
    g.finished[seat] = g.sold = 1;
    g.bought = plant;
    g.active = seat;
    if (g.plant_count[seat] <= t.max_plants) close_sale();
}

/* Markers of a scrapped plant (R3.9). */

static int may_leave(const int wanted[FUELS]) {
    int kind = t.kind[g.scrapped], total = 0, rest[FUELS];
    for (int fuel = 0; fuel < FUELS; fuel++) {
        if (wanted[fuel] && fuel != kind && !(kind == HYBRID && fuel <= OIL)) return 0;
        total += wanted[fuel];
        rest[fuel] = g.fuel[g.active][fuel] + g.left[fuel] - wanted[fuel];
        if (rest[fuel] < 0) return 0;
    }
    const int *room = g.room[g.active];
    int shared = max(0, rest[COAL] - room[COAL]) + max(0, rest[OIL] - room[OIL]);
    return total <= 2 * t.burns[g.scrapped] && shared <= room[HYBRID] && rest[GARBAGE] <= room[GARBAGE] &&
           rest[URANIUM] <= room[URANIUM];
}

static int can_lead_to_leaving(const int wanted[FUELS]) {
    int kind = t.kind[g.scrapped], more[FUELS];
    int spare = 2 * t.burns[g.scrapped] - wanted[0] - wanted[1] - wanted[2] - wanted[3];
    for (int count = 0; count <= spare; count++)
        for (int share = 0; share <= (kind == HYBRID ? count : 0); share++) {
            memcpy(more, wanted, sizeof more);
            if (kind == HYBRID) { more[COAL] += share; more[OIL] += count - share; }
            else if (kind < FUELS) more[kind] += count;
            if (may_leave(more)) return 1;
        }
    return 0;
}

static int can_drop(int fuel) {
    int wanted[FUELS];
    if (!g.fuel[g.active][fuel]) return 0;
    memcpy(wanted, g.left, sizeof wanted);
    wanted[fuel]++;
    return can_lead_to_leaving(wanted);
}

static void leave(int fuel, int count) {
    g.fuel[g.active][fuel] -= count;
    g.left[fuel] += count;
    g.supply[fuel] += count;
}

static int least_left(int fuel) {
    int places = 2 * t.burns[g.scrapped], is_hybrid = t.kind[g.scrapped] == HYBRID;
    for (int count = 0; count <= places; count++)
        for (int other = 0; other <= (is_hybrid ? places - count : 0); other++) {
            int wanted[FUELS] = {0};
            wanted[fuel] = count;
            if (is_hybrid) wanted[fuel == COAL ? OIL : COAL] = other;
            if (may_leave(wanted)) return count;
        }
    return 0;
}

static void close_sale_unless_asked(void) {
    for (int fuel = 0; fuel < FUELS; fuel++)
        if (can_drop(fuel)) return;
    close_sale();
}

static void scrap(int plant) {
    int seat = g.active, place = 0, kind = t.kind[plant];
    while (g.plants[seat][place] != plant) place++;
    g.plant_count[seat]--;
    for (int i = place; i < g.plant_count[seat]; i++) g.plants[seat][i] = g.plants[seat][i + 1];
    g.room[seat][kind] -= 2 * t.burns[plant];
    g.scrapped = plant;
    if (kind != CLEAN)
        for (int fuel = 0; fuel < FUELS; fuel++)
            if (fuel == kind || (kind == HYBRID && fuel <= OIL)) leave(fuel, least_left(fuel));
    close_sale_unless_asked();
}

static void pass(void) {
    if (!g.plant) {
        g.finished[g.active] = 1;
        g.active = next_opener();
        if (g.active < 0) end_auction();
        return;
    }
    g.out[g.active] = 1;
    int left = 0;
    for (int seat = 0; seat < t.players; seat++) left += is_in(seat);
    if (left == 1) sell(g.bidder, g.bid);
    else g.active = next_bidder();
}

static void bid_or_pass(void) {
    int money = g.money[g.active], least = g.bid ? g.bid + 1 : g.plant;
    int bids = max(0, money + 1 - least), pick = below(&rng, bids + (g.bid > 0));
    if (pick == bids) { pass(); return; }
    g.bid = least + pick;
    g.bidder = g.active;
    g.active = next_bidder();
}

static void open_auction(void) {
    int count = 0, offered = on_offer();
    while (count < offered && g.market[count] <= g.money[g.active]) count++;
    int pick = below(&rng, count + (g.round > 1 || !count));
    if (pick == count) { pass(); return; }
    g.plant = g.market[pick];
    int left = 0;
    for (int seat = 0; seat < t.players; seat++) left += !g.finished[seat];
    if (left == 1) sell(g.active, g.plant);
}

static void settle_sale(void) {
    int options[5], count = 0;
    if (!g.scrapped) {
        for (int i = 0; i < g.plant_count[g.active]; i++)
            if (g.plants[g.active][i] != g.bought) options[count++] = g.plants[g.active][i];
        scrap(options[below(&rng, count)]);
        return;
    }
    for (int fuel = 0; fuel < FUELS; fuel++)
        if (can_drop(fuel)) options[count++] = fuel;
    int pick = below(&rng, count + may_leave(g.left));
    if (pick == count) { close_sale(); return; }
    leave(options[pick], 1);
    close_sale_unless_asked();
}

/* --- phase 3: fuel (R4) */

static long buy(void) {
    long moves = 0;
    for (;; moves++) {
        int seat = g.active, *held = g.fuel[seat], *room = g.room[seat], options[FUELS], count = 0;
        int coal = held[COAL] - room[COAL], oil = held[OIL] - room[OIL];
        int shared = room[HYBRID] - max(0, coal) - max(0, oil);
        int space[FUELS] = {shared + max(0, -coal), shared + max(0, -oil), room[GARBAGE] - held[GARBAGE],
                            room[URANIUM] - held[URANIUM]};
        for (int fuel = 0; fuel < FUELS; fuel++) {
            options[count] = fuel;
            count += (space[fuel] > 0) & (t.price[fuel][g.fuel_market[fuel]] <= g.money[seat]);
        }
        int pick = below(&rng, count + 1);
        if (pick == count) {
            if (asks_next()) continue;
            g.phase = BUILDING;
            g.active = g.order[t.players - 1];
            return moves + 1;
        }
        int fuel = options[pick];
        g.money[seat] -= t.price[fuel][g.fuel_market[fuel]--];
        held[fuel]++;
    }
}

/* --- phase 4: building (R5) */

static uint64_t affordable(int seat) {
    int16_t money = min(g.money[seat], OWN - 1);
    const int16_t *dist = g.dist[seat];
    uint64_t found = 0;
    uint8_t fits[ROW];
    for (int city = 0; city < ROW; city++) fits[city] = (int16_t)(dist[city] + g.cost[city]) <= money;
    if (!g.owned[seat] && g.empty > 0)
        for (int city = 0; city < ROW; city++) fits[city] &= !g.houses[city];
    for (int block = 0; block < ROW; block += 8) {
        uint64_t flags;
        memcpy(&flags, fits + block, 8);
        found |= (flags * 0x0102040810204080ULL >> 56) << block;
    }
    return found;
}

static void connect(int seat, int city) {
    const int16_t *way = t.way[g.area][city];
    int16_t *dist = g.dist[seat];
    if (!g.owned[seat]) memcpy(dist, way, sizeof g.dist[seat]);
    else
        for (int i = 0; i < ROW; i++) dist[i] = (way[i] < dist[i]) & (dist[i] != OWN) ? way[i] : dist[i];
    dist[city] = OWN;
    g.owned[seat]++;
}

static void end_building(void) {
    if (g.leader >= t.end_cities) { g.phase = OVER; return; }
    if (g.step == 1 && g.leader >= t.step2_cities && !g.step_3_drawn) {
        begin_step(2);
        remove_lowest();
        draw();
        clear_obsolete();
    }
    if (g.step < 3 && g.step_3_drawn) begin_step(3);
    g.phase = BUREAUCRACY;
    g.active = g.order[0];
}

static long build(void) {
    long moves = 0;
    for (;; moves++) {
        int seat = g.active;
        uint64_t open = affordable(seat);
        int count = __builtin_popcountll(open), pick = below(&rng, count + 1);
        if (pick == count) {
            if (asks_next()) continue;
            end_building();
            return moves + 1;
        }
        while (pick--) open &= open - 1;
        int city = __builtin_ctzll(open);
        g.money[seat] -= g.dist[seat][city] + g.cost[city];
        connect(seat, city);
        g.empty -= !g.houses[city]++;
        g.cost[city] = g.houses[city] < g.step ? t.house[g.houses[city]] : FULL;
        if (g.owned[seat] > g.leader) { g.leader = g.owned[seat]; clear_obsolete(); }
    }
}

/* --- phase 5: bureaucracy (R7) */

static int can_run(const int *held, int64_t need) {
    int coal = held[COAL] - (need & 63), oil = held[OIL] - (need >> 6 & 63);
    return (coal >= 0) & (oil >= 0) & (coal + oil >= (need >> 24 & 63)) & (held[GARBAGE] >= (need >> 12 & 63)) &
           (held[URANIUM] >= (need >> 18 & 63));
}

/* Whether the hybrids of a mask can burn this much coal, one after another (R7.1a). */
static int can_burn(int seat, int hybrids, int coal, int oil, int wanted) {
    if (!hybrids) return wanted == 0;
    const int *room = g.room[seat];
    for (int i = 0; i < g.plant_count[seat]; i++) {
        if (!(hybrids >> i & 1)) continue;
        int burns = t.burns[g.plants[seat][i]];
        for (int share = 0; share <= min(burns, wanted); share++) {
            int rest = burns - share;
            int lies = share <= coal && rest <= oil &&
                       max(share, coal - room[COAL]) + max(rest, oil - room[OIL]) <= room[HYBRID];
            if (lies && can_burn(seat, hybrids & ~(1 << i), coal - share, oil - rest, wanted - share)) return 1;
        }
    }
    return 0;
}

static int can_mix(int seat, int mask, int64_t need, int coal) {
    int hybrids = 0;
    for (int i = 0; i < g.plant_count[seat]; i++)
        hybrids |= (t.kind[g.plants[seat][i]] == HYBRID && mask >> i & 1) << i;
    return can_burn(seat, hybrids, g.fuel[seat][COAL] - (need & 63), g.fuel[seat][OIL] - (need >> 6 & 63), coal);
}

static void burn(int fuel, int count) {
    g.fuel[g.active][fuel] -= count;
    g.supply[fuel] += count;
}

static void end_round(void) {
    for (int fuel = 0; fuel < FUELS; fuel++) {
        int count = min(min(t.refill[g.step - 1][fuel], g.supply[fuel]), t.track[fuel] - g.fuel_market[fuel]);
        g.fuel_market[fuel] += count;
        g.supply[fuel] -= count;
    }
    if (g.step == 3) remove_lowest();
    else if (g.market_count) g.deck[g.deck_end++] = g.market[--g.market_count];
    draw();
    clear_obsolete();
    if (g.step < 3 && g.step_3_drawn) begin_step(3);
    set_order();
    g.round++;
    g.phase = AUCTION;
    g.active = g.order[0];
}

static long power(void) {
    for (int place = 0; place < t.players; place++) {
        int seat = g.active = g.order[place], plants = g.plant_count[seat], count = 0;
        int64_t needs[16] = {0};
        uint16_t options[256];
        for (int i = 0; i < plants; i++)
            for (int mask = 0; mask < 1 << i; mask++) needs[1 << i | mask] = needs[mask] + t.need[g.plants[seat][i]];
        for (int i = 0; i < 1 << plants; i++) {
            int mask = t.subsets[plants][i], hybrid = needs[mask] >> 24 & 63;
            if (!can_run(g.fuel[seat], needs[mask])) continue;
            for (int coal = 0; coal <= hybrid; coal++)
                if (!hybrid || can_mix(seat, mask, needs[mask], coal)) options[count++] = mask << 8 | coal;
        }
        int choice = options[below(&rng, count)], coal = choice & 255;
        int64_t need = needs[choice >> 8];
        burn(COAL, (need & 63) + coal);
        burn(OIL, (need >> 6 & 63) + (need >> 24 & 63) - coal);
        burn(GARBAGE, need >> 12 & 63);
        burn(URANIUM, need >> 18 & 63);
        g.money[seat] += t.payout[min(min(need >> 30, g.owned[seat]), t.payout_top)];
    }
    end_round();
    return t.players;
}

/* --- whole games */

static long play(void) {
    long moves = 0;
    while (g.phase != OVER) {
        if (g.phase == BUILDING) moves += build();
        else if (g.phase == RESOURCES) moves += buy();
        else if (g.phase == BUREAUCRACY) moves += power();
        else {
            if (g.bought) settle_sale();
            else if (g.plant) bid_or_pass();
            else open_auction();
            moves++;
        }
    }
    return moves;
}

static long number(void) {
    long found;
    if (scanf("%ld", &found) != 1) { fprintf(stderr, "game: the constants on standard input are incomplete\n"); exit(1); }
    return found;
}

static void numbers(int *into, int count) {
    for (int i = 0; i < count; i++) into[i] = (int)number();
}

/* In the order of `c_game.FIELDS`. */
static void read_constants(void) {
    int *single[] = {&t.players, &t.regions_needed, &t.max_plants, &t.step2_cities, &t.end_cities, &t.start_money,
                     &t.current_size, &t.cities, &t.plants_removed, &t.loose_count, &t.top_card, &t.start_count,
                     &t.payout_top};
    for (unsigned i = 0; i < sizeof single / sizeof *single; i++) *single[i] = (int)number();
    numbers(t.loose, PLANTS);
    numbers(t.start_market, MARKET);
    numbers(t.region_of, CITIES);
    numbers(t.is_area, AREAS);
    numbers(t.city_count, AREAS);
    numbers(t.kind, PLANTS);
    numbers(t.burns, PLANTS);
    numbers(t.powers, PLANTS);
    numbers(t.house, 4);
    numbers(t.payout, 64);
    numbers(t.track, FUELS);
    numbers(t.start_fuel, FUELS);
    numbers(t.markers, FUELS);
    numbers(&t.price[0][0], FUELS * TRACK);
    numbers(&t.refill[0][0], 3 * FUELS);
    numbers(&t.subsets[0][0], 5 * 16);
    for (int i = 0; i < PLANTS; i++) t.need[i] = number();
    for (int area = 0; area < AREAS; area++)
        for (int a = 0; a < CITIES; a++)
            for (int b = 0; b < CITIES; b++) t.way[area][a][b] = (int16_t)number();
}

int main(int count, char **words) {
    if (count != 3) { fprintf(stderr, "usage: game SEED GAMES < constants\n"); return 2; }
    uint64_t seed = strtoull(words[1], NULL, 10);
    long games = atol(words[2]), moves = 0;
    struct timespec began, ended;
    read_constants();
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &began);
    for (long game = 0; game < games; game++) { start(seed + game); moves += play(); }
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &ended);
    printf("%ld %.9f\n", moves, (ended.tv_sec - began.tv_sec) + (ended.tv_nsec - began.tv_nsec) * 1e-9);
    return 0;
}
