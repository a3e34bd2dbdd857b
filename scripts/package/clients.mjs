const partEntry = /\/src\/[a-z]+\/[A-Z][^/]*\/index\.ts$/;
/** Imports that a server component cannot run: hooks, contexts, and the compiler's memo cache. */
const hooked = /\bfrom "(?:react|react-compiler-runtime|@lingui\/react|@base-ui\/react\/[^"]*|@tanstack\/react-virtual)"/;

/**
 * Marks modules for the browser with "use client", so that a server component may import parts; tokens, words, numbers and the danmaku
 * engine stay plain modules.
 */
export function clients() {
  return {
    name: 'clients',
    renderChunk(code, { fileName, facadeModuleId }) {
      if (!fileName.endsWith('.js') || !(hooked.test(code) || partEntry.test(facadeModuleId ?? ''))) return null;
      return { code: `"use client";\n${code}`, map: null };
    },
  };
}
