/* A yardstick for one run: what C does in a loop of the size of a random move. Each step draws a number (SplitMix64), scans
   42 distances for those within a purse, picks one of them, and lets the network grow by it. Prints steps per second. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#define CITIES 42
static uint64_t state;
static uint32_t next_bits(void) {
    uint64_t z = (state += 0x9E3779B97F4A7C15ULL);
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
    return (uint32_t)((z ^ (z >> 31)) >> 32);
}
int main(int count, char **words) {
    long steps = count > 1 ? atol(words[1]) : 20000000, sum = 0;
    static int16_t way[CITIES][CITIES], near[CITIES];
    int found[CITIES];
    struct timespec begun, ended;
    for (int a = 0; a < CITIES; a++) for (int b = 0; b < CITIES; b++) way[a][b] = a == b ? 0 : 2 + next_bits() % 60;
    clock_gettime(CLOCK_MONOTONIC, &begun);
    for (long i = 0; i < steps; i++) {
        int legal = 0, purse = 5 + next_bits() % 30;
        if (i % 16 == 0) for (int c = 0; c < CITIES; c++) near[c] = way[i % CITIES][c];
        for (int c = 0; c < CITIES; c++) { found[legal] = c; legal += near[c] + 10 <= purse; }
        if (legal) {
            int city = found[((uint64_t)next_bits() * legal) >> 32];
            for (int c = 0; c < CITIES; c++) near[c] = way[city][c] < near[c] ? way[city][c] : near[c];
            near[city] = 10000;
            sum += city;
        }
    }
    clock_gettime(CLOCK_MONOTONIC, &ended);
    double seconds = (ended.tv_sec - begun.tv_sec) + (ended.tv_nsec - begun.tv_nsec) * 1e-9;
    printf("%.0f %ld\n", steps / seconds, sum);
    return 0;
}
