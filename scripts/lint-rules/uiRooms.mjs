import { rooms } from '../rooms/rooms.mjs';
import { onImports, placeOf, targetOf } from './place.mjs';

const order = Object.keys(rooms);
/** Stories, their data and tests show parts together; they are no part themselves. */
const workshop = /\.(stories|fixtures|test|testing)\.(css\.)?tsx?$|\.stories\.css\.ts$/;

/** Room and part of a place in packages/ui; what lies in a room itself has no part. */
function standOf(place) {
  const [, room, rest] = /^packages\/ui\/src\/([^/]+)\/(.+)$/.exec(place) ?? [];
  return room && { room, part: rest.includes('/') ? rest.split('/')[0] : '' };
}

/** Looks that are everyone's: tokens and recipes. */
const shared = /^packages\/ui\/src\/theme\/(recipes\/)?[^/]+\.css\.ts$/;

/** @type {import('eslint').Rule.RuleModule} */
export const uiRooms = {
  meta: {
    type: 'problem',
    docs: { description: 'parts import their own room and those above it' },
    schema: [],
    messages: {
      stranger: '{{room}}/ is no room of packages/ui: name it in scripts/rooms/rooms.mjs, in its place of the order.',
      below: '{{from}} may not import {{to}}: a part imports its own room and those above it (scripts/rooms/rooms.mjs).',
      lab: 'Only stories and tests import the lab.',
      look: "A part's {{file}} is its own: what several parts share in looks is a recipe in theme/recipes.",
    },
  },
  create(context) {
    const place = placeOf(context);
    const from = standOf(place);
    if (!from) return {};
    const showing = from.room === 'lab' || workshop.test(place);
    return {
      Program: (node) => !order.includes(from.room) && context.report({ node, messageId: 'stranger', data: from }),
      ...onImports((specifier, node) => {
        const target = targetOf(context, specifier) ?? '';
        const to = standOf(target);
        if (!to) return;
        if (to.room === 'lab' && !showing) context.report({ node, messageId: 'lab' });
        else if (!showing && order.indexOf(to.room) > order.indexOf(from.room))
          context.report({ node, messageId: 'below', data: { from: from.room, to: to.room } });
        if (target.endsWith('.css.ts') && to.room !== 'lab' && !shared.test(target) && (to.room !== from.room || to.part !== from.part))
          context.report({ node, messageId: 'look', data: { file: target.split('/').at(-1) } });
      }),
    };
  },
};
