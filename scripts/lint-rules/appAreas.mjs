import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/node.mjs';
import { onImports, placeOf, targetOf } from './place.mjs';

const source = 'packages/app/src/';

/** Allowed imports between areas, from the lines of areas/README.md. */
export const arrows = new Set(
  [...readFileSync(join(root, source, 'areas/README.md'), 'utf8').matchAll(/^- `(\w+) -> (\w+)`/gm)].map(
    ([, from, to]) => `${from} -> ${to}`,
  ),
);

/** Routes as data, which imports nothing of ours; navigation may read it. */
const addresses = `${source}routes.data.ts`;

/**
 * The layer of a place in the site (`platform`, `shell`, `mobile`, `areas`, or `root` for what starts it), its area and its screen. What
 * lies in an area itself, not in a folder of it, is public.
 */
function standOf(place) {
  const [layer, area, inside = '', screen] = place.slice(source.length).split('/');
  if (area === undefined) return { layer: 'root' };
  return layer === 'areas' ? { layer, area, isPublic: inside.includes('.'), screen: inside === 'screens' ? screen : undefined } : { layer };
}

/** Allowed imports of each folder besides itself; areas have their own rule below. */
const below = {
  root: ['shell', 'mobile', 'areas', 'platform', 'root'],
  shell: ['areas', 'platform'],
  mobile: ['areas', 'platform'],
  areas: ['platform'],
  platform: [],
};

/** Returns the fault of an import, or undefined. */
function faultOf(from, to, target, isDynamic) {
  if (to.layer !== 'areas')
    return to.layer === from.layer || below[from.layer].includes(to.layer) || (target === addresses && from.layer !== 'platform')
      ? undefined
      : 'upwards';
  if (from.area === to.area) return to.screen && to.screen !== from.screen ? 'screen' : undefined;
  if (from.layer !== 'areas' && !below[from.layer].includes('areas')) return 'upwards';
  // The root loads screens when they are first visited.
  if (from.layer === 'root' && to.screen && isDynamic) return undefined;
  if (!to.isPublic) return 'private';
  return from.layer === 'areas' && !arrows.has(`${from.area} -> ${to.area}`) ? 'noArrow' : undefined;
}

/** @type {import('eslint').Rule.RuleModule} */
export const appAreas = {
  meta: {
    type: 'problem',
    docs: { description: 'shell -> areas -> platform; areas import the root files of others, along the arrows of areas/README.md' },
    schema: [],
    messages: {
      upwards: '{{from}} may not import {{to}}: shell -> areas -> platform, and nothing below the shell knows the router.',
      private: 'The public files of the area {{to}} lie in its root: this one is its own.',
      barrel: 'An area has no index.ts: others import the files in its root by their names.',
      screen: 'Nobody imports a screen but the router: what two share stands in their area.',
      noArrow: 'No line of areas/README.md lets {{from}} ask {{to}}.',
    },
  },
  create(context) {
    const place = placeOf(context);
    if (!place.startsWith(source)) return {};
    const from = standOf(place);
    const nameOf = ({ layer, area }) => area ?? layer;
    const look = (specifier, node) => {
      const isDynamic = node.type === 'ImportExpression';
      const target = targetOf(context, specifier);
      if (!target?.startsWith(source)) return;
      const to = standOf(target);
      const messageId = faultOf(from, to, target, isDynamic);
      if (messageId) context.report({ node, messageId, data: { from: nameOf(from), to: nameOf(to) } });
    };
    const isBarrel = from.isPublic && place.endsWith('/index.ts');
    return isBarrel ? { Program: (node) => context.report({ node, messageId: 'barrel' }) } : onImports(look);
  },
};
