// npm run shots -- --routes /main,/live --langs zh,en,vi --themes day,night --widths 1280,1440,1920 [--as fan] [--full]
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { testBrowser } from './browser.mjs';
import { members, signInAs } from './product/members.mjs';
import { startProduct } from './product/start.mjs';
import { ensureBuilt } from './setup/build.mjs';
import { root } from './setup/node.mjs';
import { elapsed } from './setup/progress.mjs';
import { contactSheet } from './pictures/contactSheet.mjs';
import { take } from './pictures/take.mjs';

const moment = '2026-11-21T12:40:00Z';
const seed = '2026';
const atOnce = 2;

const { values } = parseArgs({
  options: {
    routes: { type: 'string', default: '/main' },
    langs: { type: 'string', default: 'zh' },
    themes: { type: 'string', default: 'day' },
    widths: { type: 'string', default: '1440' },
    as: { type: 'string' },
    full: { type: 'boolean', default: false },
    out: { type: 'string', default: 'shots' },
  },
});
const list = (text) => text.split(',').filter(Boolean);
const shots = list(values.routes).flatMap((route) =>
  list(values.langs).flatMap((lang) =>
    list(values.themes).flatMap((theme) => list(values.widths).map((width) => ({ route, lang, theme, width: Number(width) }))),
  ),
);
if (values.as && !(values.as in members)) throw new Error(`--as is one of ${Object.keys(members).join(', ')}`);

const chosen = testBrowser();
if ('reason' in chosen) throw new Error(chosen.reason);
const since = performance.now();
await ensureBuilt();
const folder = join(root, values.out);
mkdirSync(folder, { recursive: true });

const product = await startProduct({ PITCHSIDE_SEED: seed, PITCHSIDE_CLOCK: moment, ...(values.as && { PITCHSIDE_CAPTCHA: 'off' }) });
const begun = Date.now();
const clock = () => Date.parse(moment) + Date.now() - begun;
const taken = [];
try {
  const browser = await chromium.launch({ executablePath: chosen.executablePath, args: chosen.args, env: chosen.env });
  const user = values.as && (await signInAs(product.origin, values.as));
  const waiting = [...shots.entries()];
  const tab = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, shot] = next;
      const picture = await take(browser, shot, { origin: product.origin, folder, clock, user, full: values.full });
      taken[index] = picture;
      process.stdout.write(`${picture.file}${picture.problems.map((problem) => `\n    ${problem}`).join('')}\n`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, tab));
  await browser.close();
} finally {
  await product.stop();
}
writeFileSync(join(folder, 'index.html'), contactSheet(taken, `Pitchside at ${moment}${values.as ? `, ${values.as}` : ''}`));
process.stdout.write(
  `${taken.length} pictures in ${elapsed(since)}, ${taken.filter(({ problems }) => problems.length).length} with problems: ${join(values.out, 'index.html')}\n`,
);
