export * from "preact";
export * from "preact/hooks";
export * from "@preact/signals";
export { html } from "htm/preact";
export { FluentBundle, FluentResource } from "@fluent/bundle";
