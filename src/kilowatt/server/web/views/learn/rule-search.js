/** The rules by chapter, and the search in their texts. */
import { t } from "../../app/i18n.js";
import { plain } from "../shared/plain-text.js";

/** Every rule by chapter, as in docs/rules.md. */
export const CHAPTERS = [
  ["R0.1", "R0.2", "R0.3", "R0.4", "R0.5"],
  ["R1.1", "R1.2", "R1.3", "R1.4", "R1.5", "R1.6", "R1.7"],
  ["R2.1", "R2.1a", "R2.2"],
  ["R3.1", "R3.2", "R3.3", "R3.4", "R3.5", "R3.6", "R3.7", "R3.8", "R3.8a", "R3.9", "R3.10", "R3.11"],
  ["R4.1", "R4.2", "R4.2a", "R4.3", "R4.4"],
  ["R5.1", "R5.2", "R5.3", "R5.4", "R5.5", "R5.6"],
  ["R6.1", "R6.2", "R6.3"],
  ["R7.1", "R7.1a", "R7.2", "R7.3", "R7.4", "R7.5", "R7.6", "R7.7"],
  ["R8.1", "R8.2", "R8.3", "R8.3a", "R8.3b", "R8.3c", "R8.3d", "R8.4", "R8.5"],
  ["R9.1", "R9.2"],
];

/** The text of a rule. @param {string} id */
export const ruleText = (id) => t(`rule-${id.toLowerCase().replace(".", "_")}`);

/** Whether a rule contains a text. @param {string} id @param {string} wanted */
export const isFound = (id, wanted) => plain(`${id} ${ruleText(id)}`).includes(plain(wanted.trim()));
