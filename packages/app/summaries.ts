import type { Plugin } from 'vite';

const contract = /\/api\/src\/.+\.contract\.ts$/;
const summary = /^[^\S\n]*summary:\s*(["'`])(?:\\.|(?!\1)[\s\S])*\1,?$/gm;
const left = /\bsummary:\s*["'`]/;

/** Leaves what contracts say about calls out of the site: it is written for the API’s document and its readers. */
export const withoutSummaries = (): Plugin => ({
  name: 'without-summaries',
  apply: 'build',
  transform: {
    order: 'pre',
    filter: { id: contract },
    handler(text, id) {
      const code = text.replace(summary, (words) => words.replace(/[^\n]/g, ''));
      if (left.test(code)) throw new Error(`${id} has a summary that is not a line of its own`);
      return { code, map: null };
    },
  },
});
