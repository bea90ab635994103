/** The styles of views that are loaded when they are wanted: a view is shown once its styles are there. */

/** @type {Map<string, Promise<void>>} */
const loaded = new Map();

/** @param {string[]} names files in css/, without the ending */
export function loadStyles(...names) {
  return Promise.all(names.map((name) => loaded.get(name) ?? load(name)));
}

/** @param {string} name */
function load(name) {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = `/css/${name}.css`;
  /** @type {Promise<void>} */
  const done = new Promise((resolve) => {
    // A view without its styles is still better than none.
    link.onload = link.onerror = () => resolve();
  });
  document.head.append(link);
  loaded.set(name, done);
  return done;
}
