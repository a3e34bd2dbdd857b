// npm run pictures -- [--langs zh,en,vi] [--themes day,night] [--all] [--base REV] [words …]: compares the stories' looks with those
// at the branch point from main.
// With --site the pages of the product in place of stories, chosen as `npm run shots` does: --routes, --widths, --as, --full.
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { testBrowser } from './browser.mjs';
import { baseCommit, changedSince, checkoutOf, storybookOf, workingTree } from './pictures/builds.mjs';
import { clearSheet, writeSheet } from './pictures/sheetFiles.mjs';
import { shotOptions, shotsOf } from './pictures/shoot.mjs';
import { siteRows } from './pictures/siteRows.mjs';
import { storiesToTake, storyRows } from './pictures/storyRows.mjs';
import { root } from './setup/node.mjs';
import { elapsed } from './setup/progress.mjs';

const say = (text) => process.stdout.write(`${text}\n`);
const list = (text) => text.split(',').filter(Boolean);
const choices = { langs: ['zh', 'en', 'vi', 'pseudo'], themes: ['day', 'night'] };
const plural = (count, one, many) => `${count} ${count === 1 ? one : many}`;

/** Compares stories; says what went wrong on the way. */
async function ofStories(browser, base, { langs, themes, words, all }) {
  const changed = await changedSince(base);
  const builds = {
    before: await storybookOf(base, { title: `Building Storybook of ${base.slice(0, 8)}`, checkout: () => checkoutOf(base) }),
    after: await storybookOf(await workingTree(), { title: 'Building Storybook of the working tree', checkout: () => root }),
  };
  const stories = storiesToTake(builds, { changed, langs, words, all });
  clearSheet();
  const { rows, unsteady, failed } = await storyRows(browser, builds, { stories, langs, themes });
  for (const line of failed) say(`Threw: ${line}`);
  for (const line of unsteady) say(`Came out the same when it was taken again: ${line}`);
  return { rows, looked: `${plural(stories.length, 'story', 'stories')} in ${langs.join(', ')} by ${themes.join(', ')}` };
}

/** Compares pages of the product; returns their faults. */
async function ofSite(browser, base, options) {
  const shots = shotsOf(options);
  const before = await checkoutOf(base);
  clearSheet();
  const { rows, problems } = await siteRows(browser, { before, after: root }, { shots, as: options.as, full: options.full });
  for (const line of problems) say(line);
  return { rows, looked: plural(shots.length, 'page', 'pages') };
}

async function main() {
  const { values, positionals: words } = parseArgs({
    allowPositionals: true,
    options: {
      ...shotOptions,
      all: { type: 'boolean', default: false },
      base: { type: 'string' },
      site: { type: 'boolean', default: false },
    },
  });
  const asked = { langs: list(values.langs), themes: list(values.themes) };
  for (const [name, given] of Object.entries(asked))
    if (given.length === 0 || given.some((one) => !choices[name].includes(one)))
      throw new Error(`--${name} takes ${choices[name].join(', ')}, with commas between`);
  const chosen = testBrowser();
  if ('reason' in chosen) throw new Error(chosen.reason);

  const since = performance.now();
  const base = await baseCommit(values.base);
  const browser = await chromium.launch({ executablePath: chosen.executablePath, args: chosen.args, env: chosen.env });
  try {
    const { rows, looked } = values.site
      ? await ofSite(browser, base, values)
      : await ofStories(browser, base, { ...asked, words, all: values.all });
    const count = (kind) => rows.filter((row) => row.kind === kind).length;
    const summary = `${looked} since ${base.slice(0, 8)}: ${count('changed')} changed, ${count('new')} new, ${count('gone')} gone`;
    say(`${summary} (${elapsed(since)})`);
    if (rows.length) for (const file of await writeSheet(browser, rows, summary)) say(`  ${relative(root, file)}`);
  } finally {
    await browser.close();
  }
}

await main().catch((error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
