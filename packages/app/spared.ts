import type { Plugin } from 'vite';

/** What a library brings that the site never uses: in which of its files, and how its text is changed so that the build leaves it out. */
const cuts: readonly { file: RegExp; from: RegExp; to: string }[] = [
  // The router's links, forms and data routes are made where it is loaded and named for its developers, and what is done while loading is never taken for idle: two thirds of it.
  { file: /\/node_modules\/react-router\/dist\/.+\.mjs$/, from: /= (React\d*\.(?:forwardRef|memo)\()/g, to: '= /* @__PURE__ */ $1' },
  { file: /\/node_modules\/react-router\/dist\/.+\.mjs$/, from: /^\w+\.displayName = .*;$/gm, to: '' },
  // It has no entry for the built site: its own differs from this one by this word, and by the warnings that hang on it.
  {
    file: /\/node_modules\/react-router\/dist\/.+\.mjs$/,
    from: /^var ENABLE_DEV_WARNINGS = true;$/m,
    to: 'var ENABLE_DEV_WARNINGS = false;',
  },
  // Prefixes for browsers that the site does not open in; they are off unless somebody asks for them.
  { file: /\/node_modules\/styled-components\/.+\.esm\.js$/, from: /\w\.prefix&&\w\.push\(\w\.prefixer\),/, to: '' },
];

/** Lets the built site do without what it never uses of its libraries; a cut that finds nothing fails the build, since an upgrade has moved what it was for. */
export const spared = (): Plugin => {
  const found = new Set<RegExp>();
  return {
    name: 'spared',
    apply: 'build',
    transform: {
      filter: { id: [...new Set(cuts.map(({ file }) => file))] },
      handler(text, id) {
        const apt = cuts.filter(({ file, from }) => file.test(id) && text.search(from) >= 0);
        for (const { from } of apt) found.add(from);
        return apt.length ? { code: apt.reduce((code, { from, to }) => code.replace(from, to), text), map: null } : undefined;
      },
    },
    buildEnd(error) {
      const lost = error ? undefined : cuts.find(({ from }) => !found.has(from));
      if (lost) this.error(`nothing in ${lost.file} looks like ${lost.from} any more`);
    },
  };
};
