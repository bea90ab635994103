/** Components that render again only when what they show has changed. */
import { isSame } from "../../app/same.js";
import { Component } from "../../vendor/libraries.js";

/**
 * The view, rendered again only when `shown(props)` has another value. Every move brings a new observation, but most
 * panels show a part of it that did not change. Signals that the view reads still render it again.
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
      // A changed signal sets a new, empty state.
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
