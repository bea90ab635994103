/** Lists of tables, updated while the page is visible. */
import { Problem, get } from "../../app/api.js";
import { isPlayedByBot } from "../../app/seats.js";
import { computed, signal, useEffect } from "../../vendor/libraries.js";
import { whenSeatedElsewhere } from "../shared/codes.js";

/** @typedef {import("../../types/protocol.js").TableList} TableList */
/** @typedef {import("../../types/protocol.js").TableView} TableView */

const POLL_MS = 15_000;

/** A list in pages: the first page, and older ones on demand. */
export class Feed {
  /** @param {string} path */
  constructor(path) {
    this.path = path;
    this.pages = signal(/** @type {TableList[]} */ ([]));
    this.problem = signal(/** @type {Problem | null} */ (null));
    /** Null until the first page has arrived. */
    this.tables = computed(() =>
      this.pages.value.length ? this.pages.value.flatMap((page) => page.tables).filter(firstOfItsId) : null,
    );
    /** The visitor's seats by match. */
    this.mine = computed(
      () => /** @type {Record<string, number[]>} */ (Object.assign({}, ...this.pages.value.map((page) => page.mine))),
    );
    this.hasMore = computed(() => this.pages.value.at(-1)?.next != null);
  }

  /** Request all pages that are shown, because tables move from one page to the next. */
  refresh() {
    return this.saying(async () => {
      const pages = [await this.after(undefined)];
      while (pages.length < this.pages.peek().length && pages.at(-1)?.next != null)
        pages.push(await this.after(pages.at(-1)));
      this.pages.value = pages;
    });
  }

  /**
   * Load older pages until one contains a wanted table.
   * @param {(table: TableView) => boolean} isWanted
   */
  more(isWanted) {
    return this.saying(async () => {
      while (this.hasMore.peek()) {
        const page = await this.after(this.pages.peek().at(-1));
        this.pages.value = [...this.pages.peek(), page];
        if (page.tables.some(isWanted)) return;
      }
    });
  }

  /** @param {TableList | undefined} page @returns {Promise<TableList>} */
  after(page) {
    return get(page ? `${this.path}?before=${page.next}` : this.path);
  }

  /**
   * Keep the last result while the server is out of reach.
   * @param {() => Promise<void>} work
   */
  async saying(work) {
    try {
      await work();
      this.problem.value = null;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      this.problem.value = error;
    }
  }
}

/**
 * Remove duplicates: a table that moved up meanwhile is on two pages.
 * @param {TableView} table
 * @param {number} at
 * @param {TableView[]} all
 */
const firstOfItsId = (table, at, all) => all.findIndex((other) => other.id === table.id) === at;

export const mine = new Feed("/api/matches/mine");
export const lobby = new Feed("/api/matches");
export const finished = new Feed("/api/matches/finished");

export const refreshAll = () => Promise.all([mine, lobby, finished].map((feed) => feed.refresh()));

/** Update the lists regularly while the page is visible. */
export function useLists() {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === "visible") refreshAll();
    };
    look();
    const beat = setInterval(look, POLL_MS);
    const stop = whenSeatedElsewhere(look);
    document.addEventListener("visibilitychange", look);
    return () => {
      stop();
      clearInterval(beat);
      document.removeEventListener("visibilitychange", look);
    };
  }, []);
}

/** Whether it is the visitor's turn. @param {TableView} table @param {number[]} seats those of the visitor */
export const isMyTurn = (table, seats) =>
  table.status === "running" &&
  table.active != null &&
  seats.includes(table.active) &&
  !isPlayedByBot(table.seats[table.active]);

/** @param {TableView} table */
export const isOver = (table) => table.status !== "running" && table.status !== "open";
