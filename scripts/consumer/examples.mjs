import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { run } from '../setup/command.mjs';
import { root, workingNode } from '../setup/node.mjs';
import { install } from './project.mjs';
import { serve } from './site.mjs';

const own = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).devDependencies;

/** Each example: how it is built and served, where its files for the browser are, and the text that a visitor reads before any script. */
const kinds = {
  vite: {
    build: [['typescript/bin/tsc'], ['vite/bin/vite.js', 'build']],
    how: 'preview',
    assets: 'dist/assets',
    drawn: [],
    word: 'Back them',
  },
  next: {
    build: [['next/dist/bin/next', 'build']],
    how: 'next',
    assets: '.next/static',
    drawn: ['Riverside', 'Theo dõi'],
    word: 'Theo dõi',
  },
};

/** Names of the examples. */
export const examples = Object.keys(kinds);

/** Weighs the files that a visitor downloads, if all of them: bytes, and in brotli. */
function weigh(folder, ending) {
  const files = readdirSync(folder, { recursive: true })
    .filter((file) => file.endsWith(`.${ending}`))
    .map((file) => readFileSync(join(folder, file)));
  const sum = (of) => files.reduce((total, file) => total + of(file), 0);
  return { bytes: sum((file) => file.length), brotli: sum((file) => brotliCompressSync(file).length) };
}

/** Returns the faults of an example in a browser, one sentence each. */
async function lookedAt(browser, origin, { drawn, word }) {
  const faults = [];
  const html = await (await fetch(origin)).text();
  for (const expected of drawn) if (!html.includes(expected)) faults.push(`the server does not draw "${expected}"`);
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  page.on(
    'console',
    (message) => ['error', 'warning'].includes(message.type()) && faults.push(`the console says: ${message.text().split('\n')[0]}`),
  );
  page.on('pageerror', (error) => faults.push(`the page throws: ${error.message}`));
  try {
    await page.goto(origin, { waitUntil: 'load', timeout: 30_000 });
    const follow = page.getByRole('button', { name: new RegExp(`^${word}`) });
    await follow.waitFor({ timeout: 20_000 });
    const button = await follow.evaluate((one) => window.getComputedStyle(one).fontFamily);
    if (!/Barlow/.test(button)) faults.push(`parts are not dressed: ${button}`);
    await follow.click();
    await follow.waitFor({ state: 'detached', timeout: 5_000 });
  } catch (error) {
    faults.push(error.message.split('\n')[0]);
  } finally {
    await page.close();
  }
  return faults;
}

/**
 * Installs an example with the tarball in place of the published package, builds it as its own script does, and looks at it.
 * @returns {Promise<{ faults: string[], js: { bytes: number, brotli: number }, css: { bytes: number, brotli: number } }>}
 */
export async function tryExample(name, { place, tarball, browser }) {
  const folder = join(place, name);
  cpSync(join(root, 'examples', name), folder, {
    recursive: true,
    filter: (file) => !/[\\/](?:node_modules|dist|\.next)(?:[\\/]|$)/.test(file.slice(root.length)),
  });
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  // Ranges are pinned to the versions of this repository, so that the registry's newest breaks nothing.
  const pinned = (group) => Object.fromEntries(Object.entries(group).map(([of, range]) => [of, own[of] ?? range]));
  manifest.dependencies = { ...pinned(manifest.dependencies), '@pitchside/ui': `file:${tarball}` };
  manifest.devDependencies = pinned(manifest.devDependencies);
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest, null, 2));
  await install(folder);
  const { build, how, assets, ...expected } = kinds[name];
  const [js, css] = [
    { bytes: 0, brotli: 0 },
    { bytes: 0, brotli: 0 },
  ];
  for (const [tool, ...args] of build) {
    const { code, output } = await run(workingNode(), [join(folder, 'node_modules', tool), ...args], {
      cwd: folder,
      env: { ...process.env, NODE_ENV: '', NO_COLOR: '1', NEXT_TELEMETRY_DISABLED: '1', CI: '1' },
    });
    if (code !== 0) return { faults: [`${tool.split('/')[0]}:\n${output}`], js, css };
  }
  const { origin, close } = await serve(folder, how);
  try {
    return {
      faults: await lookedAt(browser, origin, expected),
      js: weigh(join(folder, assets), 'js'),
      css: weigh(join(folder, assets), 'css'),
    };
  } finally {
    close();
  }
}
