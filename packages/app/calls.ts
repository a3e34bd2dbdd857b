import type { ESTree, Plugin } from 'vite';

type Node = ESTree.Node;

/** What the contract's schemas and calls are written in. */
const written = /\/packages\/api\/src\/.+\.ts$/;
/** What a call says of itself to its server, and to readers of the API's document: the client looks at none of it. */
const servers = new Set(['summary', 'input', 'rate', 'names', 'shared', 'origin', 'atomic', 'toleratesStaleToken']);

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const inside = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

/** Calls that run when a module does, those within functions aside. */
function callsOf(node: Node, into: ESTree.CallExpression[] = []): ESTree.CallExpression[] {
  if (/Function|Class/.test(node.type)) return into;
  if (node.type === 'CallExpression') into.push(node);
  for (const next of inside(node)) callsOf(next, into);
  return into;
}

/** Properties that a declared call has for its server alone. */
function serversPart({ callee, arguments: [declared] }: ESTree.CallExpression): Node[] {
  if (callee.type !== 'Identifier' || callee.name !== 'defineCall' || declared?.type !== 'ObjectExpression') return [];
  return declared.properties.filter(
    (property) => property.type === 'Property' && property.key.type === 'Identifier' && servers.has(property.key.name),
  );
}

/** Edits of a text, from its end so that no place moves. */
const edited = (text: string, edits: { start: number; end: number; by: string }[]): string =>
  edits
    .sort((one, other) => other.start - one.start)
    .reduce((code, { start, end, by }) => code.slice(0, start) + by + code.slice(end), text);

/**
 * Leaves out of the site what the contract says to servers and readers alone: what may be passed to a call (the server checks it, the client never did), who may call it, how often, and what it is for. Schemas are made
 * without effects, so that those which nobody asks for any more go too.
 */
export const withoutServersPart = (): Plugin => ({
  name: 'without-servers-part',
  apply: 'build',
  transform: {
    order: 'post',
    filter: { id: written },
    handler(text) {
      const calls = callsOf(this.parse(text));
      const dropped = calls.flatMap(serversPart);
      const isDropped = ({ start }: Node) => dropped.some((part) => part.start <= start && start < part.end);
      const pure = [...new Set(calls.filter((call) => !isDropped(call)).map(({ start }) => start))];
      return {
        code: edited(text, [
          ...dropped.map(({ start, end }) => ({ start, end: text[end] === ',' ? end + 1 : end, by: '' })),
          ...pure.map((start) => ({ start, end: start, by: '/* @__PURE__ */ ' })),
        ]),
        map: null,
      };
    },
  },
});
