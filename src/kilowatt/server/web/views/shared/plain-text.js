/** Text for searches, as people type it on any keyboard. */

/**
 * Letters with a stroke or a ligature, which Unicode normalisation does not decompose.
 * @type {Record<string, string>}
 */
const FOLDED = { ł: "l", đ: "d", ø: "o", ı: "i", ß: "ss", æ: "ae", œ: "oe" };

/** Text without case and accents, so that "stadte" finds "Städte" and "stalym" finds "stałym". @param {string} text */
export const plain = (text) =>
  text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{Diacritic}/gu, "")
    .replace(/[łđøıßæœ]/g, (letter) => FOLDED[letter]);
