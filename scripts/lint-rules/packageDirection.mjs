import { onImports, packageOf, placeOf, targetOf } from './place.mjs';

/** Allowed imports between packages; all others of ours are forbidden, and nothing imports the app. */
export const directions = { app: ['ui', 'api', 'locales'], server: ['api', 'locales'], ui: [], api: [], locales: [] };

/** The server knows the contract, never the clients of the browser. */
const clientOfApi = /^packages\/api\/(src\/)?(client(\/|$)|realtime\/client|$)/;

/** @type {import('eslint').Rule.RuleModule} */
export const packageDirection = {
  meta: {
    type: 'problem',
    docs: { description: 'packages import in one direction' },
    schema: [],
    messages: {
      closed: '{{from}} may not import {{to}}: app -> ui, api, locales; server -> api, locales; nothing imports app.',
      client: 'The server imports contracts of api (`@pitchside/api/contract`, `@pitchside/api/<area>`), not its clients.',
    },
  },
  create(context) {
    const from = packageOf(placeOf(context));
    return onImports((specifier, node) => {
      const target = targetOf(context, specifier);
      const to = target && packageOf(target);
      if (!to || to === from) return;
      const allowed = from ? directions[from] : Object.keys(directions).filter((name) => name !== 'app');
      if (!allowed?.includes(to)) context.report({ node, messageId: 'closed', data: { from: from ?? 'this', to } });
      else if (from === 'server' && clientOfApi.test(target)) context.report({ node, messageId: 'client' });
    });
  },
};
