/** The draft of the regions in play: each region is a button. */
import { t } from "../../../app/i18n.js";
import { html } from "../../../vendor/libraries.js";
import { asksFor } from "../../shared/tip.js";

/** @typedef {import("./geometry.js").Geometry} Geometry */
/**
 * @typedef {object} Draft
 * @property {Set<string>} pickable
 * @property {(region: string) => void} onPick
 * @property {boolean} [isPlayed] the viewer has a seat: regions that cannot be picked say why
 */

const SIZE = 24;
const HEIGHT = 42;

/** The approximate width of a text; a Japanese letter is as wide as it is high. @param {string} text */
const width = (text) => [...text].reduce((sum, letter) => sum + (letter > "\u2e80" ? 1.02 : 0.52), 0) * SIZE + 36;

const SENTENCES = { in: "map-region-in-play", pickable: "map-region-pick", barred: "map-region-barred" };

/** @typedef {{geometry: Geometry, inPlay: readonly string[], names: Record<string, string>, draft: Draft}} Regions */

/** @param {Regions} props @param {string} id */
const lookOf = ({ inPlay, draft }, id) => (inPlay.includes(id) ? "in" : draft.pickable.has(id) ? "pickable" : "barred");

/** The regions, under the cities. @param {Regions} props */
export const DraftRegions = (props) => props.geometry.regions.map((region) => regionShape(props, region));

/** @param {Regions} props @param {{id: string, path: string}} region */
function regionShape(props, { id, path }) {
  const { names, draft } = props;
  const look = lookOf(props, id);
  const words = t(SENTENCES[look], { region: names[id] ?? id });
  const about = { key: id, class: `area ${look}`, "aria-label": words, "data-region": id };
  const shape = html`<path class="shape" d=${path} />`;
  if (!draft.isPlayed) return html`<g ...${about} role="img">${shape}</g>`;
  const canPick = look === "pickable";
  return html`<g
    ...${about}
    role="button"
    tabindex="0"
    aria-pressed=${look === "in" ? "true" : "false"}
    aria-disabled=${canPick ? undefined : "true"}
    data-why=${asksFor({ type: "draft_region", region: id })}
    onClick=${() => void (canPick && draft.onPick(id))}
    onKeyDown=${clickByKey}
  >
    ${shape}
  </g>`;
}

/** Enter and Space click, as on a button. @param {KeyboardEvent & {currentTarget: Element}} event */
function clickByKey(event) {
  if (event.key !== "Enter" && event.key !== " ") return;
  event.preventDefault();
  event.stopPropagation();
  event.currentTarget.dispatchEvent(new MouseEvent("click", { bubbles: true }));
}

/** The names of the regions, above everything else. @param {Regions} props */
export function DraftSigns(props) {
  const { geometry, names } = props;
  return html`<g class="signs" aria-hidden="true">
    ${geometry.regions.map(({ id, at }) => {
      const look = lookOf(props, id);
      const name = look === "in" ? `✓ ${names[id] ?? id}` : (names[id] ?? id);
      const wide = width(name);
      return html`<g key=${id} class=${`sign ${look}`} transform=${`translate(${at[0]} ${at[1]})`}>
        <g class="plaque">
          <rect x=${-wide / 2} y=${-HEIGHT / 2} width=${wide} height=${HEIGHT} rx=${HEIGHT / 2} />
          <text y=${0.34 * SIZE} font-size=${SIZE}>${name}</text>
        </g>
      </g>`;
    })}
  </g>`;
}
