// npm run shots -- --routes /main,/live --langs zh,en,vi --themes day,night --widths 1280,1440,1920 [--as fan] [--full]
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { testBrowser } from './browser.mjs';
import { contactSheet } from './pictures/contactSheet.mjs';
import { moment, shoot, shotOptions, shotsOf } from './pictures/shoot.mjs';
import { root } from './setup/node.mjs';
import { elapsed } from './setup/progress.mjs';

const { values } = parseArgs({ options: { ...shotOptions, out: { type: 'string', default: 'shots' } } });
const shots = shotsOf(values);
const chosen = testBrowser();
if ('reason' in chosen) throw new Error(chosen.reason);
const since = performance.now();
const folder = join(root, values.out);
mkdirSync(folder, { recursive: true });

const browser = await chromium.launch({ executablePath: chosen.executablePath, args: chosen.args, env: chosen.env });
const taken = await shoot(browser, shots, {
  folder,
  as: values.as,
  full: values.full,
  onTaken: ({ file, problems }) => process.stdout.write(`${file}${problems.map((problem) => `\n    ${problem}`).join('')}\n`),
}).finally(() => browser.close());
writeFileSync(join(folder, 'index.html'), contactSheet(taken, `Pitchside at ${moment}${values.as ? `, ${values.as}` : ''}`));
process.stdout.write(
  `${taken.length} pictures in ${elapsed(since)}, ${taken.filter(({ problems }) => problems.length).length} with problems: ${join(values.out, 'index.html')}\n`,
);
