/** The browser globals that the page's modules need in these tests: `node --import ./tests/page/environment.js`. */
import { readFile, readdir } from "node:fs/promises";

const LOCALES = new URL("../../src/kilowatt/i18n/locales/", import.meta.url);
const kept = new Map();

globalThis.navigator ??= { languages: ["en"] };
globalThis.localStorage = {
  getItem: (key) => kept.get(key) ?? null,
  setItem: (key, value) => kept.set(key, String(value)),
};

/** Serves the catalogues only, from their files. */
globalThis.fetch = async (address) => {
  const [, code] = address.match(/^\/i18n\/(\w+)\.ftl$/) ?? [];
  if (code === undefined) return { ok: false };
  const folder = new URL(`${code}/`, LOCALES);
  const names = (await readdir(folder)).filter((name) => name.endsWith(".ftl"));
  const texts = await Promise.all(names.map((name) => readFile(new URL(name, folder), "utf8")));
  return { ok: true, text: async () => texts.join("\n") };
};
