/** Preact and htm, from one place: `html` for tags, `h(Component, props)` for our own components. */
import { Fragment, h, render } from "../vendor/preact.js";
import htm from "../vendor/htm.js";

export const html = htm.bind(h);
export { Fragment, h, render };
