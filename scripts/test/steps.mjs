// What npm test runs, in order. A step is data: what it is called, what it runs, and why it may not run here.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { testBrowser } from '../browser.mjs';
import { languages, shares, silent, titles } from '../pictures/variants.mjs';
import { root } from '../setup/node.mjs';

/** Tools by their entry file, so that the pinned Node runs them on every system. */
const tools = {
  eslint: 'node_modules/eslint/bin/eslint.js',
  playwright: 'node_modules/@playwright/test/cli.js',
  oxfmt: 'node_modules/oxfmt/bin/oxfmt',
  oxlint: 'node_modules/oxlint/bin/oxlint',
  tsc: 'node_modules/@typescript/native/bin/tsc',
  turbo: 'node_modules/turbo/bin/turbo',
  vitest: 'node_modules/vitest/vitest.mjs',
};
const script = (name) => [`scripts/${name}.mjs`];
const vitest = (projects, ...filter) => [tools.vitest, 'run', ...[projects].flat().flatMap((name) => ['--project', name]), ...filter];
/** Behaviour in a browser: of parts, and of what shows them on the site. */
const inBrowser = ['parts', 'screens'];
const journeys = (...filter) => [tools.playwright, 'test', '--config', 'e2e/playwright.config.ts', ...filter];

/** The line of an output that says how much was tested. */
const counted = { vitest: /^\s*Tests\s+(\d.*)$/m, playwright: /^\s*(\d+ passed.*)$/m };

const encoderMissing = () => {
  const program = process.env.PITCHSIDE_FFMPEG ?? 'ffmpeg';
  return spawnSync(program, ['-version'], { stdio: 'ignore' }).status === 0
    ? undefined
    : `no ffmpeg on this machine (looked for "${program}"; PITCHSIDE_FFMPEG names another)`;
};

const tagged = (tag) =>
  readdirSync(join(root, 'e2e')).some((file) => file.endsWith('.spec.ts') && readFileSync(join(root, 'e2e', file), 'utf8').includes(tag));

/**
 * @typedef {object} Step
 * @property {string} name for --only
 * @property {string} title
 * @property {boolean} [pure] its answer follows from files, which turbo.json names: while they are the same, the answer is
 * @property {string[][]} commands arguments of the pinned Node, run one after the other
 * @property {RegExp} [counted] finds the figures of one command to print beside the title, summed over all
 * @property {boolean} [told] the output is a report and is printed even when all is well
 * @property {boolean} [live] what it says is printed as it comes
 * @property {string[]} [after] names of steps that have ended before this one begins
 * @property {boolean} [alone] it needs the whole machine: nothing runs beside it but what is patient
 * @property {boolean} [patient] no clock runs in it: it may have only the time that others leave
 * @property {string} [skip] why the step cannot run on this machine
 */

/**
 * The steps that take tests by a part of their path; each says all that its tests say.
 * @param {string[]} words
 * @param {Step[]} all
 * @returns {Step[]}
 */
function about(words, all) {
  const filtered = (name, command) => ({
    ...all.find((step) => step.name === name),
    commands: [command],
    pure: false,
    told: false,
    live: true,
    after: [],
  });
  return [
    ...Object.entries({ unit: 'unit', server: 'server', engines: 'engines', parts: inBrowser }).map(([name, projects]) =>
      filtered(name, [...vitest(projects, ...words), '--passWithNoTests', '--disable-console-intercept']),
    ),
    filtered('journeys', [...journeys(...words), '--pass-with-no-tests']),
  ];
}

/**
 * @param {{ deep: boolean, words?: string[] }} options with words only the tests whose path has one of them
 * @returns {Step[]}
 */
export function steps({ deep, words = [] }) {
  const browser = testBrowser();
  const noBrowser = 'reason' in browser ? browser.reason : undefined;
  const quick = deep ? [] : ['@deep'];
  const grepInvert = (...tags) => (tags.length ? ['--grep-invert', tags.join('|')] : []);
  const all = [
    { name: 'build', title: 'Build', commands: [script('build')] },
    {
      name: 'types',
      pure: true,
      patient: true,
      title: 'Types',
      // All packages as one program read what they share once; each alone, as whoever opens one of them does, where time is no matter.
      commands: [[tools.tsc, '-p', '.'], ...(deep ? [[tools.turbo, 'run', 'typecheck', '--output-logs=errors-only']] : [])],
    },
    {
      name: 'journeys',
      pure: true,
      title: 'Journeys in a browser',
      after: ['build'],
      // People in pages wait for pages: beside another step a site, its database and a browser are too slow for them.
      alone: true,
      commands: [journeys('--output', 'test-results/journeys', ...grepInvert('@encoder', ...quick))],
      counted: counted.playwright,
      skip: noBrowser,
    },
    ...(tagged('@encoder')
      ? [
          {
            name: 'encoder',
            title: 'Journeys with a real encoder',
            after: ['build'],
            alone: true,
            commands: [journeys('--output', 'test-results/encoder', '--grep', '@encoder', ...grepInvert(...quick))],
            counted: counted.playwright,
            skip: noBrowser ?? encoderMissing(),
          },
        ]
      : []),
    {
      name: 'lint',
      pure: true,
      patient: true,
      title: 'Lint',
      commands: [
        [tools.oxlint, '--deny-warnings'],
        [tools.eslint, '.'],
      ],
      told: true,
    },
    {
      name: 'format',
      pure: true,
      patient: true,
      title: 'Format',
      commands: [[tools.oxfmt, '--check']],
      told: true,
    },
    { name: 'boundaries', patient: true, title: 'Directions of packages', commands: [[tools.turbo, 'boundaries']] },
    { name: 'catalogs', pure: true, patient: true, title: 'Catalogs of three languages', commands: [script('i18n-check')] },
    { name: 'contract', pure: true, patient: true, title: 'Contract coverage', commands: [script('contract-coverage')], told: true },
    { name: 'storybook', pure: true, patient: true, title: 'Storybook builds', commands: [script('storybook')], told: true },
    { name: 'sizes', pure: true, title: 'Sizes', after: ['build'], commands: [script('sizes')], told: true, skip: noBrowser },
    { name: 'unit', pure: true, patient: true, title: 'Unit tests', commands: [vitest('unit')], counted: counted.vitest },
    {
      name: 'package',
      pure: true,
      patient: true,
      title: 'The library as a package',
      after: ['build'],
      commands: [script('package/check')],
      told: true,
    },
    { name: 'server', pure: true, title: 'Server on a real PostgreSQL', commands: [vitest('server')], counted: counted.vitest },
    { name: 'engines', title: 'Messaging engines against running sites', commands: [vitest('engines')], counted: counted.vitest },
    {
      name: 'stories',
      pure: true,
      title: 'Stories, and galleries by night: render, axe',
      commands: [vitest('stories')],
      counted: counted.vitest,
      skip: noBrowser,
    },
    ...languages.map((language) => ({
      name: `galleries-${language}`,
      pure: true,
      // It is read, not looked at: no clock runs in it.
      patient: language === silent,
      title: `Galleries, ${titles[language]}${deep ? '' : ', of a third of the rooms'}`,
      commands: [vitest(`galleries-${language}`, ...(deep ? [] : shares[language].map((room) => `packages/ui/src/${room}/`)))],
      counted: counted.vitest,
      skip: noBrowser,
    })),
    { name: 'parts', pure: true, title: 'Parts in a browser', commands: [vitest(inBrowser)], counted: counted.vitest, skip: noBrowser },
    {
      name: 'consumer',
      pure: true,
      // All else runs under React 19. The examples, of which Next.js alone fetches more than all else, are built where time is no matter.
      title: deep
        ? 'The package in projects of React 19 and 18.3, and the examples of Vite and Next.js'
        : 'The package in a project of React 18.3',
      // The package builds the library, which it takes as it is.
      after: ['build', 'package'],
      commands: [deep ? script('consumer') : [...script('consumer'), '--react', '18', '--example', 'none']],
      told: true,
      skip: noBrowser,
    },
  ];
  return words.length > 0 ? about(words, all) : all;
}
