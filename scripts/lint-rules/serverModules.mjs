import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { root } from '../setup/node.mjs';
import { onImports, placeOf, targetOf } from './place.mjs';

const home = 'packages/server/src/';

/** Allowed imports of each layer, besides itself; files outside these folders are `main`: it composes and starts, and nobody imports it. */
const ground = ['catalogue', 'platform', 'ports', 'text', 'settings'];
export const serverLayers = {
  main: ['http', 'realtime', 'media', 'feeds', 'demo', 'modules', ...ground],
  ...Object.fromEntries(['http', 'realtime', 'media', 'feeds', 'demo'].map((layer) => [layer, ['modules', ...ground]])),
  modules: ground,
  ...Object.fromEntries(ground.map((layer) => [layer, ground])),
};

/** Layer of a place below the server's sources. */
function layerOf(inside) {
  const [first] = inside.split('/');
  const name = first.replace(/\.ts$/, '');
  return !/^modules\/(index|list)\.ts$/.test(inside) && name in serverLayers ? name : 'main';
}

/** `<subject>/<module>` of a place below the server's sources. */
const moduleOf = (inside) => /^modules\/(\w+\/\w+)\//.exec(inside)?.[1];
const insideOf = (place) => (place?.startsWith(home) ? place.slice(home.length) : undefined);
/** Tests and what they are made of look at the whole from outside; doors hold for them too. */
const isTest = (inside) => /\.(test|fixtures)\.ts$|(^|\/)(testing|proof)\//.test(inside);
const isDoor = (inside, from) => inside.endsWith('/index.ts') || (isTest(from) && inside.endsWith('.fixtures.ts'));

/** Reads the imports between modules, once from all sources. */
export function readModules() {
  const graph = new Map();
  for (const file of globSync('modules/*/**/*.ts', { cwd: join(root, home) }).map((path) => path.replaceAll('\\', '/'))) {
    if (isTest(file)) continue;
    const from = moduleOf(file);
    const known = graph.get(from) ?? new Set();
    graph.set(from, known);
    for (const [, specifier] of readFileSync(join(root, home, file), 'utf8').matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)) {
      const to = moduleOf(posix.normalize(posix.join(posix.dirname(file), specifier)));
      if (to && to !== from) known.add(to);
    }
  }
  return graph;
}

/** Tells whether one module reaches another. */
export function leads(graph, from, to, seen = new Set()) {
  if (seen.has(from)) return false;
  seen.add(from);
  return [...(graph.get(from) ?? [])].some((next) => next === to || leads(graph, next, to, seen));
}

let known;

/** @type {import('eslint').Rule.RuleModule} */
export const serverModules = {
  meta: {
    type: 'problem',
    docs: { description: 'the server points one way, and its modules know each other by their doors' },
    schema: [],
    messages: {
      layer: '{{from}} may not import {{to}}: main -> http, realtime, media, feeds, demo -> modules -> catalogue, platform, ports.',
      door: 'Import modules/{{module}} through its index.ts; what is not there is its own.',
      circle: 'modules/{{to}} leads back to modules/{{from}}: modules have no circles.',
    },
  },
  create(context) {
    const from = insideOf(placeOf(context));
    if (from === undefined) return {};
    const own = moduleOf(from);
    const layer = layerOf(from);
    return onImports((specifier, node) => {
      const to = insideOf(targetOf(context, specifier));
      if (to === undefined) return;
      const module = moduleOf(to);
      const target = layerOf(to);
      if (!isTest(from) && target !== layer && !serverLayers[layer].includes(target))
        context.report({ node, messageId: 'layer', data: { from: layer, to: target } });
      else if (module && module !== own && !isDoor(to, from)) context.report({ node, messageId: 'door', data: { module } });
      else if (module && own && module !== own && !isTest(from) && leads((known ??= readModules()), module, own))
        context.report({ node, messageId: 'circle', data: { from: own, to: module } });
    });
  },
};
