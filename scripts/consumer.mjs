// npm run consumer -w packages/ui: installs the packed library in empty Vite projects of React 19 and 18.3, outside the workspace. It
// checks the page as a visitor gets it, opens every overlay, renders every component in Node and hydrates it in a browser; under 18.3 it
// also runs the contract tests of parts, which the ordinary tests run under 19. Then it builds the examples with the same package.
// Options: --react 18 for one release alone, --example vite for one example alone, none for none of either.
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { testBrowser } from './browser.mjs';
import { isTried, tryContract } from './consumer/contract.mjs';
import { examples, tryExample } from './consumer/examples.mjs';
import { openAll } from './consumer/openings.mjs';
import { forcedColorFaults } from './consumer/forcedColors.mjs';
import { hostFaults } from './consumer/host.mjs';
import { hostSheetFaults } from './consumer/hostSheets.mjs';
import { visit } from './consumer/page.mjs';
import { createProject, doors, NoRegistry, releases, typeConfigs } from './consumer/project.mjs';
import { serverFaults } from './consumer/server.mjs';
import { serve } from './consumer/site.mjs';
import { builtFiles, textOf } from './package/built.mjs';
import { doorSizes, readTable } from './package/doorSizes.mjs';
import { pack } from './package/pack.mjs';
import { languages } from './package/parts.mjs';
import { ensureBuilt } from './setup/build.mjs';
import { run } from './setup/command.mjs';
import { workingNode } from './setup/node.mjs';
import { elapsed } from './setup/progress.mjs';
import { skipped } from './test/skipped.mjs';

/** A site of one part, of ten, of all; the ten stay the same, so that figures of two days can be compared. */
const ten = ['Scorebug', 'MatchCard', 'MatchAgenda', 'GoalPopup', 'LiveCard', 'ChatList', 'Button', 'Tabs', 'Avatar', 'Toast'];
const lists = () => {
  const all = doors();
  const named = (...names) => ['UiProvider', ...names].map((name) => all.find((door) => door.endsWith(`/${name}`)));
  return { 'one part (Scorebug)': named('Scorebug'), 'ten parts': named(...ten), 'all of it': all };
};

const say = (text) => process.stdout.write(`${text}\n`);
const kb = (bytes) => `${(bytes / 1024).toFixed(1)} KB`;
const tool = (folder, ...args) => run(workingNode(), args, { cwd: folder, env: { ...process.env, NODE_ENV: '', NO_COLOR: '1' } });

/** Names that the package takes from React and this release does not have. */
function missingFromReact(folder) {
  const has = new Set(Object.keys(createRequire(join(folder, 'package.json'))('react')));
  const taken = builtFiles()
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) =>
      [...textOf(file).matchAll(/import \{([^}]*)\} from "react";/g)].flatMap(([, names]) =>
        names.split(',').map((name) => name.trim().split(' ')[0]),
      ),
    );
  return [...new Set(taken)]
    .filter((name) => name && !has.has(name))
    .map((name) => `the package imports ${name}, which this React does not have`);
}

const typeFaults = (folder) =>
  Promise.all(
    Object.entries(typeConfigs).map(async ([name, config]) => {
      const { code, output } = await tool(folder, 'node_modules/typescript/bin/tsc', '-p', config);
      return code === 0 ? [] : [`types with ${name}:\n${output.trim().split('\n').slice(0, 12).join('\n')}`];
    }),
  );

/** Checks a project on one of its servers, in every language; with the warnings of a development build it also opens every overlay. */
async function looked(browser, folder, how) {
  const { origin, close } = await serve(folder, how);
  try {
    const found = [];
    for (const language of languages())
      found.push(...(await visit(browser, origin, language, languages())).map((fault) => `${how}, ${language}: ${fault}`));
    found.push(...(await hostFaults(browser, origin)).map((fault) => `${how}: ${fault}`));
    if (how === 'dev') found.push(...(await openAll(browser, origin)).map((fault) => `${how}: ${fault}`));
    return found;
  } finally {
    close();
  }
}

async function sizes(folder) {
  const { code, output } = await tool(folder, 'sizes.mjs', JSON.stringify(lists()));
  if (code !== 0) return [`sizes:\n${output}`];
  say('Sizes beside React, minified (brotli):');
  for (const [name, { js, later, css }] of Object.entries(JSON.parse(output.trim().split('\n').at(-1))))
    say(
      `  ${name}: JS ${kb(js.bytes)} (${kb(js.brotli)})${later.bytes ? `, on demand ${kb(later.bytes)} (${kb(later.brotli)})` : ''}, CSS ${kb(css.bytes)} (${kb(css.brotli)})`,
    );
  return [];
}

const { react, example } = parseArgs({ options: { react: { type: 'string' }, example: { type: 'string' } } }).values;

/** The releases that were asked for. */
function asked() {
  if (react === undefined) return releases;
  if (react === 'none') return [];
  if (!releases.includes(Number(react))) throw new Error(`The package promises React ${releases.join(' and ')}, not ${react}.`);
  return [Number(react)];
}

/** The examples that were asked for. */
function askedExamples() {
  if (example === undefined) return examples;
  if (example === 'none') return [];
  if (!examples.includes(example)) throw new Error(`There are the examples ${examples.join(' and ')}, not ${example}.`);
  return [example];
}

/** All that is wrong with the package under one release of React. */
async function faultsUnder(release, { folder, browser }) {
  const types = typeFaults(folder);
  const built = await tool(folder, 'node_modules/vite/bin/vite.js', 'build');
  const faults = missingFromReact(folder);
  if (built.code === 0) faults.push(...(await looked(browser, folder, 'preview')), ...(await looked(browser, folder, 'dev')));
  else faults.push(`vite build:\n${built.output}`);
  if (release === asked()[0]) faults.push(...(await sizes(folder)));
  if (isTried(release)) {
    const contract = await tryContract(folder);
    say(`The contract of parts on React ${release}: ${contract.summary}`);
    faults.push(...contract.faults);
  }
  const server = await serverFaults(browser, folder, release);
  say(`On a server, React ${release}: ${server.summary}`);
  faults.push(...server.faults);
  const sheets = await hostSheetFaults(browser, folder);
  say(sheets.summary);
  faults.push(...sheets.faults, ...(await forcedColorFaults(browser, folder)));
  return [...faults, ...(await types).flat()];
}

/** The doors that weigh most, a line each. */
const heaviest = () =>
  Object.entries(doorSizes())
    .filter(([door]) => door !== '.')
    .sort(([, a], [, b]) => b.js + b.css - a.js - a.css)
    .slice(0, 10)
    .map(([door, { js, css }]) => `  ${door}: JS ${kb(js)}, CSS ${kb(css)}`);

const chosen = testBrowser();
if ('reason' in chosen) skipped(chosen.reason);
const since = performance.now();
await ensureBuilt(['ui']);
const place = realpathSync(mkdtempSync(join(tmpdir(), 'pitchside-consumer-')));
const browser = await chromium.launch({ executablePath: chosen.executablePath, args: chosen.args, env: chosen.env });
let failed = false;
try {
  const { tarball, files, bytes } = await pack(place);
  say(`Packed ${files} files, ${kb(bytes)}.`);
  for (const release of asked()) {
    const folder = join(place, `react-${release}`);
    const began = performance.now();
    await createProject(folder, release, tarball);
    const installed = elapsed(began);
    const faults = await faultsUnder(release, { folder, browser });
    failed ||= faults.length > 0;
    say(
      `React ${release}: ${faults.length ? `${faults.length} faults` : `built, served, opened and typed in ${languages().join(', ')}`} (install ${installed}, all ${elapsed(began)})`,
    );
    for (const fault of faults) say(`FAULT: ${fault}`);
  }
  say(`Bytes by door, each compressed alone (packages/ui/sizes.json has all ${Object.keys(readTable()).length}):`);
  say(heaviest().join('\n'));
  for (const name of askedExamples()) {
    const began = performance.now();
    const { faults, js, css } = await tryExample(name, { place, tarball, browser });
    failed ||= faults.length > 0;
    say(
      `examples/${name}: ${faults.length ? `${faults.length} faults` : 'installed, built, served and pressed'} (${elapsed(began)}); all that it serves: JS ${kb(js.bytes)} (${kb(js.brotli)}), CSS ${kb(css.bytes)} (${kb(css.brotli)})`,
    );
    for (const fault of faults) say(`FAULT: ${fault}`);
  }
  say(`${failed ? 'Failed' : 'All well'} after ${elapsed(since)}.`);
} catch (error) {
  if (!(error instanceof NoRegistry)) throw error;
  process.exitCode = skipped.code;
  say(`the registry is out of reach and npm's cache lacks a package (${error.message})`);
} finally {
  await browser.close();
  rmSync(place, { recursive: true, force: true });
}
process.exitCode ??= failed ? 1 : 0;
