/**
 * ESLint rule: the page draws what the engine computes (docs/adr/0017).
 *
 * A module may print a table of the rules only if its configuration names the table. No module may calculate with the
 * figures of a plant, a price or a bid, or turn the order of play around.
 */

/** The objects that hold the tables, and the tables. */
const OWNERS = new Set(["edition", "board"]);
const TABLES = new Set([
  ...["connections", "house_costs", "markers", "payout", "plant_market"],
  ...["refill", "start_market", "start_money", "tracks"],
]);
/** Properties from which the engine calculates. */
const FIGURES = new Set(["bid", "burns", "connection", "cost", "house", "income", "payout", "powers"]);
const ORDERS = new Set(["order", "turn_order"]);

const ARITHMETIC = new Set(["+", "-", "*", "/", "%", "**", "+=", "-=", "*=", "/=", "%=", "**="]);
const COPIES = new Set(["concat", "filter", "map", "slice", "toSorted"]);
const FROM_THE_END = new Set(["at", "findLast", "findLastIndex", "pop", "reduceRight", "reverse", "toReversed"]);

/** The name of a property that is accessed: `a.name` or `a["name"]`. */
const propertyName = ({ computed, property }) => (computed ? property.value : property.name);

/** The parts of an expression of which one is its value. */
function values(node) {
  switch (node.type) {
    case "ChainExpression":
    case "UnaryExpression":
    case "SpreadElement":
      return [node.expression ?? node.argument];
    case "LogicalExpression":
      return [node.left, node.right];
    case "ConditionalExpression":
      return [node.consequent, node.alternate];
    default:
      return [];
  }
}

/** The name of the method that is called, or "". */
const methodName = ({ callee }) => (callee?.type === "MemberExpression" ? propertyName(callee) : "");

/** The expression that a function returns at once: `(a) => a.b`. */
const resultOf = (node) => (node?.type === "ArrowFunctionExpression" ? node.body : null);

/** Answers questions about the expressions of a module. */
class Expressions {
  constructor(sourceCode) {
    this.sourceCode = sourceCode;
  }

  /** The variable of an identifier; undefined for a global. */
  variable(node) {
    for (let scope = this.sourceCode.getScope(node); scope; scope = scope.upper)
      if (scope.set.has(node.name)) return scope.set.get(node.name);
    return undefined;
  }

  /** What a variable stands for: its initial value, or the pattern property that binds it. */
  origin(node) {
    const definition = this.variable(node)?.defs[0];
    if (definition === undefined) return {};
    const binding = definition.name.parent;
    const pattern = binding.type === "AssignmentPattern" ? binding.parent : binding;
    if (pattern.type === "Property") return { key: pattern.computed ? pattern.key.value : pattern.key.name };
    return definition.node.type === "VariableDeclarator" && definition.node.id === definition.name
      ? { value: definition.node.init }
      : {};
  }

  /** Whether an expression is a property with one of these names, or a variable that holds it. */
  isNamed(node, names) {
    if (node === null) return false;
    if (node.type === "MemberExpression") return names.has(propertyName(node));
    if (node.type !== "Identifier") return values(node).some((part) => this.isNamed(part, names));
    const { key, value = null } = this.origin(node);
    return names.has(key ?? node.name) || (value !== null && this.isNamed(value, names));
  }

  /** Whether an expression is a figure, an element of a list of figures, or such a list. */
  isFigure(node) {
    if (node === null || node === undefined) return false;
    if (node.type === "MemberExpression")
      return FIGURES.has(propertyName(node)) || (node.computed && this.isFigure(node.object));
    if (node.type === "CallExpression") return COPIES.has(methodName(node)) && this.isFigure(resultOf(node.arguments[0]));
    if (node.type !== "Identifier") return values(node).some((part) => this.isFigure(part));
    const { key, value } = this.origin(node);
    return FIGURES.has(key) || this.isFigure(value);
  }

  /** Whether an expression is the order of play, or a copy of it. */
  isOrder(node) {
    if (node.type === "ArrayExpression") return node.elements.some((one) => one?.type === "SpreadElement" && this.isOrder(one));
    if (node.type === "CallExpression") return COPIES.has(methodName(node)) && this.isOrder(node.callee.object);
    if (node.type === "SpreadElement") return this.isOrder(node.argument);
    return this.isNamed(node, ORDERS);
  }
}

/** The names that a destructuring pattern takes from its value. */
const keysOf = (pattern) =>
  pattern.type === "ObjectPattern" ? pattern.properties.map(({ key }) => [key?.name ?? key?.value, key]) : [];

const isText = ({ type, value }) => type === "TemplateLiteral" || (type === "Literal" && typeof value === "string");

export default {
  meta: {
    type: "problem",
    docs: { description: "Keep the rules of the game out of the page" },
    messages: {
      table: "'{{name}}' is a table of the rules: compute with it in kilowatt.engine.advice",
      figure: "this calculates with a figure of the game: compute it in kilowatt.engine.advice",
      order: "the order of play comes from the engine, also when it is reversed",
    },
    schema: [{ type: "object", properties: { printed: { type: "array", items: { type: "string" } } } }],
  },

  create(context) {
    const printed = new Set(context.options[0]?.printed);
    const expressions = new Expressions(context.sourceCode);
    const isBarred = (name) => TABLES.has(name) && !printed.has(name);
    const report = (node, messageId, data = {}) => context.report({ node, messageId, data });

    const checkPattern = (pattern, value) => {
      if (!value || !expressions.isNamed(value, OWNERS)) return;
      for (const [name, node] of keysOf(pattern)) if (isBarred(name)) report(node, "table", { name });
    };
    const checkOperands = (node, ...operands) => {
      if (ARITHMETIC.has(node.operator) && !operands.some(isText) && operands.some((one) => expressions.isFigure(one)))
        report(node, "figure");
    };

    return {
      MemberExpression(node) {
        const name = propertyName(node);
        if (isBarred(name) && expressions.isNamed(node.object, OWNERS)) report(node, "table", { name });
        if (name === "length" && node.parent.type === "BinaryExpression" && expressions.isOrder(node.object))
          if (ARITHMETIC.has(node.parent.operator)) report(node, "order");
      },
      VariableDeclarator: ({ id, init }) => checkPattern(id, init),
      "ObjectPattern > Property[value.type='ObjectPattern']": ({ key, value }) => {
        if (OWNERS.has(key.name)) checkPattern(value, key);
      },
      BinaryExpression: (node) => checkOperands(node, node.left, node.right),
      AssignmentExpression: (node) => checkOperands(node, node.left, node.right),
      UpdateExpression: (node) => expressions.isFigure(node.argument) && report(node, "figure"),
      CallExpression(node) {
        const method = methodName(node);
        const isMath = node.callee.object?.name === "Math";
        const used = isMath ? node.arguments : method === "reduce" ? [node.callee.object] : [];
        if (used.some((one) => expressions.isFigure(one))) report(node, "figure");
        if (FROM_THE_END.has(method) && expressions.isOrder(node.callee.object)) report(node, "order");
      },
    };
  },
};
