/** Prints the named functions of JavaScript files, with their lines, as JSON: `node tools/js_functions.js FILE...`. */
import { readFileSync } from "node:fs";
import { parse } from "espree";

const OPTIONS = { ecmaVersion: "latest", sourceType: "module", loc: true };
const FUNCTIONS = new Set(["FunctionDeclaration", "FunctionExpression", "ArrowFunctionExpression"]);

const isNode = (value) => typeof value?.type === "string";
const isFunction = (node) => isNode(node) && FUNCTIONS.has(node.type);
const lines = ({ loc }) => loc.end.line - loc.start.line + 1;

/** The function that a node gives a name to, if it does. */
function named(node) {
  if (node.type === "FunctionDeclaration") return [node.id?.name ?? "default", node];
  if (node.type === "VariableDeclarator" && isFunction(node.init)) return [node.id.name, node.init];
  if (node.type === "MethodDefinition" || node.type === "PropertyDefinition" || node.type === "Property")
    return isFunction(node.value) ? [node.key.name ?? String(node.key.value), node.value] : null;
  return null;
}

function* functionsIn(node) {
  const found = named(node);
  if (found !== null) yield { name: found[0], line: found[1].loc.start.line, lines: lines(found[1]) };
  for (const part of Object.values(node).flat()) if (isNode(part)) yield* functionsIn(part);
}

const report = process.argv.slice(2).map((file) => {
  const functions = [...functionsIn(parse(readFileSync(file, "utf8"), OPTIONS))];
  return [file, functions];
});
process.stdout.write(JSON.stringify(Object.fromEntries(report)));
