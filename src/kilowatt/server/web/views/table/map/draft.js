/** Choosing the regions in play: each region is a button of its own. */
import { t } from "../../../app/i18n.js";
import { html } from "../../../vendor/libraries.js";
import { asksFor } from "../../shared/tip.js";

/** @typedef {import("./geometry.js").Geometry} Geometry */
/**
 * @typedef {object} Draft
 * @property {Set<string>} pickable
 * @property {(region: string) => void} onPick
 * @property {boolean} [isPlayed] somebody plays: what cannot be picked says why
 */

const SIZE = 24;
const HEIGHT = 42;

/** About as wide as it will be written: wide letters of Japanese are a size each. @param {string} text */
const width = (text) => [...text].reduce((sum, letter) => sum + (letter > "\u2e80" ? 1.02 : 0.52), 0) * SIZE + 36;

const SENTENCES = { in: "map-region-in-play", pickable: "map-region-pick", barred: "map-region-barred" };

/** @typedef {{geometry: Geometry, inPlay: readonly string[], names: Record<string, string>, draft: Draft}} Regions */

/** @param {Regions} props @param {string} id */
const lookOf = ({ inPlay, draft }, id) => (inPlay.includes(id) ? "in" : draft.pickable.has(id) ? "pickable" : "barred");

/** The regions themselves, under the cities. @param {Regions} props */
export function DraftRegions(props) {
  const { geometry, names, draft } = props;
  return geometry.regions.map(({ id, path }) => {
    const look = lookOf(props, id);
    const canPick = look === "pickable";
    const pick = () => void (canPick && draft.onPick(id));
    const words = t(SENTENCES[look], { region: names[id] ?? id });
    if (!draft.isPlayed) {
      return html`<g key=${id} class=${`area ${look}`} role="img" aria-label=${words} data-region=${id}><path class="shape" d=${path} /></g>`;
    }
    const onKeyDown = (/** @type {KeyboardEvent & {currentTarget: Element}} */ event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      event.stopPropagation();
      event.currentTarget.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    };
    return html`<g
      key=${id}
      class=${`area ${look}`}
      role="button"
      tabindex="0"
      aria-label=${words}
      aria-pressed=${look === "in" ? "true" : "false"}
      aria-disabled=${canPick ? undefined : "true"}
      data-region=${id}
      data-why=${asksFor({ type: "draft_region", region: id })}
      onClick=${pick}
      onKeyDown=${onKeyDown}
    >
      <path class="shape" d=${path} />
    </g>`;
  });
}

/** Their names, over everything. @param {Regions} props */
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
