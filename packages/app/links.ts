import type { Plugin } from 'vite';

const made = /= (React\d*\.(?:forwardRef|memo)\()/g;
const named = /^\w+\.displayName = .*;$/gm;

/**
 * Lets the site do without the router's links, forms and data routes, which it has none of: React Router makes them where it is loaded and names them for its developers, and what is done while loading is never taken for idle.
 * Two thirds of the router were nothing else.
 */
export const withoutRouterLinks = (): Plugin => ({
  name: 'without-router-links',
  apply: 'build',
  transform: {
    filter: { id: /\/node_modules\/react-router\/dist\/.+\.mjs$/ },
    handler: (text) => ({ code: text.replace(made, '= /* @__PURE__ */ $1').replace(named, ''), map: null }),
  },
});
