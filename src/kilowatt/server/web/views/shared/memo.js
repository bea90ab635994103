/** Parts of the page that are drawn again only when what they show is different. */
import { isSame } from "../../app/same.js";
import { Component } from "../../vendor/libraries.js";

/**
 * The view, drawn again only when `shown` of its props is another value. Every move brings a new observation; most
 * panels show a part of it that has stayed the same. Signals that the view itself reads still redraw it.
 * @template {Record<string, any>} Props
 * @param {(props: Props) => any} view
 * @param {(props: Props) => unknown} shown
 */
export function memoBy(view, shown) {
  /** @extends {Component<Props>} */
  class Remembered extends Component {
    last = shown(/** @type {any} */ (this.props));
    /** @param {any} next @param {unknown} state */
    shouldComponentUpdate(next, state) {
      // A signal that has changed gives it another state, which is empty.
      if (state !== this.state) return true;
      const before = this.last;
      this.last = shown(next);
      return !isSame(before, this.last);
    }
    /** @param {any} props */
    render(props) {
      return view(props);
    }
  }
  return /** @type {import("../../vendor/libraries.js").ComponentClass<Props>} */ (Remembered);
}
