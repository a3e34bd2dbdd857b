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

/** The room of a place in the site (`platform`, `shell`, `mobile`, `areas`, or `root` for what starts it), its area and its screen. */
function roomOf(place) {
  const [room, area, folder, screen] = place.slice(source.length).split('/');
  if (area === undefined) return { room: 'root' };
  return room === 'areas' ? { room, area, isDoor: folder === 'index.ts', screen: folder === 'screens' ? screen : undefined } : { room };
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
  if (to.room !== 'areas')
    return to.room === from.room || below[from.room].includes(to.room) || (target === addresses && from.room !== 'platform')
      ? undefined
      : 'upwards';
  if (from.area === to.area) {
    if (to.isDoor) return 'ownDoor';
    return to.screen && to.screen !== from.screen ? 'screen' : undefined;
  }
  if (from.room !== 'areas' && !below[from.room].includes('areas')) return 'upwards';
  // The root loads screens when they are first visited.
  if (from.room === 'root' && to.screen && isDynamic) return undefined;
  if (!to.isDoor) return 'pastDoor';
  if (isDynamic) return 'wholeDoor';
  return from.room === 'areas' && !arrows.has(`${from.area} -> ${to.area}`) ? 'noArrow' : undefined;
}

/** @type {import('eslint').Rule.RuleModule} */
export const appAreas = {
  meta: {
    type: 'problem',
    docs: { description: 'shell -> areas -> platform; areas know each other by their doors, along the arrows of areas/README.md' },
    schema: [],
    messages: {
      upwards: '{{from}} may not import {{to}}: shell -> areas -> platform, and nothing below the shell knows the router.',
      pastDoor: 'Things of the area {{to}} come through its index.ts alone.',
      ownDoor: 'The door is for others: import the file itself.',
      wholeDoor: 'Take what is needed by its name: who loads a whole door loads all that it hands out.',
      screen: 'Nobody imports a screen but the router: what two share stands in their area.',
      noArrow: 'No line of areas/README.md lets {{from}} ask {{to}}.',
      door: "A door only hands things out by their names: `export { name } from './file.ts'`, and no screen.",
    },
  },
  create(context) {
    const place = placeOf(context);
    if (!place.startsWith(source)) return {};
    const from = roomOf(place);
    const nameOf = ({ room, area }) => area ?? room;
    const look = (specifier, node) => {
      const isDynamic = node.type === 'ImportExpression';
      const target = targetOf(context, specifier);
      if (!target?.startsWith(source)) return;
      const to = roomOf(target);
      const messageId =
        faultOf(from, to, target, isDynamic) ??
        (to.isDoor && node.specifiers?.some(({ type }) => type !== 'ImportSpecifier') ? 'wholeDoor' : undefined);
      if (messageId) context.report({ node, messageId, data: { from: nameOf(from), to: nameOf(to) } });
    };
    const door = (program) => {
      for (const statement of program.body) {
        const isHandedOut =
          statement.type === 'ExportNamedDeclaration' &&
          statement.source?.value.startsWith('./') &&
          !statement.source.value.startsWith('./screens/');
        if (!isHandedOut) context.report({ node: statement, messageId: 'door' });
      }
    };
    return from.isDoor ? { Program: door } : onImports(look);
  },
};
