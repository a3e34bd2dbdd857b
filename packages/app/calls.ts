import type { ESTree, Plugin } from 'vite';

type Node = ESTree.Node;

/** Modules that define the contract's schemas and calls. */
const written = /\/packages\/api\/src\/.+\.ts$/;
/** Options of a call for the server and for readers of the API document; the client uses none of them. */
const servers = new Set(['summary', 'input', 'rate', 'names', 'cache', 'origin', 'atomic', 'toleratesStaleToken']);

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
 * Removes the server's part of the contract from the site: input schemas (the server checks them, the client never did), permissions, rate
 * limits and summaries. Calls that make schemas have no side effects, so that unused schemas are removed too.
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
