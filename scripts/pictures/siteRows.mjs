// Takes the same pages of the product of two checkouts and compares them.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { home } from './builds.mjs';
import { rowOf } from './sheetFiles.mjs';
import { shoot } from './shoot.mjs';

/**
 * @param {import('playwright-core').Browser} browser
 * @param {{ before: string, after: string }} checkouts
 * @param {{ shots: import('./take.mjs').Shot[], as?: string, full: boolean }} asked
 * @returns {Promise<{ rows: import('./comparisonSheet.mjs').Row[], problems: string[] }>}
 * `problems` of pages on both sides: a page that was not ready is no picture to compare
 */
export async function siteRows(browser, checkouts, { shots, as, full }) {
  const sides = {};
  for (const side of ['before', 'after']) {
    const folder = join(home, 'shots', side);
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const taken = await shoot(browser, shots, { folder, as, full, checkout: checkouts[side] });
    sides[side] = taken.map(({ file, problems }) => ({ file, problems, picture: readFileSync(join(folder, file)) }));
  }
  const rows = await Promise.all(
    shots.map(({ route, lang, theme, width }, index) => {
      const [before, after] = [sides.before[index], sides.after[index]];
      const shown = { group: route, name: `${width} px`, look: `${lang} ${theme}`, file: after.file.replace(/\.png$/, '') };
      return rowOf(shown, { before: before.picture, after: after.picture });
    }),
  );
  const problems = Object.entries(sides).flatMap(([side, taken]) =>
    taken.flatMap(({ file, problems: those }) => those.map((problem) => `${side}, ${file}: ${problem}`)),
  );
  return { rows: rows.filter(Boolean), problems };
}
