// Reads what tests said: their printed figures, and the JSON reports of Vitest and Playwright.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** The report that each browser task writes into the folder of reports. */
const reportOf = { parts: 'parts+stories', 'parts-full': 'parts', galleries: 'galleries-night+galleries-en+galleries-vi+galleries-pseudo' };

const most = { letters: 200 };
const firstLine = (text) =>
  stripVTControlCharacters(text ?? '')
    .trim()
    .split('\n')[0]
    .slice(0, most.letters);

/** @typedef {{ name: string, message: string }} Failure a test and the first line of what it said */

/** Vitest's JSON reporter. @returns {Failure[]} */
const ofVitest = ({ testResults }) =>
  testResults.flatMap(({ name: file, message, assertionResults }) => {
    const failed = assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => ({
        name: `${file.split(/[\\/]/).at(-1)} › ${fullName}`,
        message: firstLine(failureMessages[0]),
      }));
    return failed.length === 0 && message ? [{ name: file.split(/[\\/]/).at(-1), message: firstLine(message) }] : failed;
  });

/** Playwright's JSON reporter; suites hold suites. @returns {Failure[]} */
const ofPlaywright = ({ suites = [], file }, path = file ?? '') =>
  suites.flatMap((suite) => [
    ...(suite.specs ?? [])
      .filter(({ ok }) => !ok)
      .map(({ title, tests }) => ({
        name: `${suite.file} › ${title}`,
        message: firstLine(tests.flatMap(({ results }) => results).find(({ error }) => error)?.error.message),
      })),
    ...ofPlaywright(suite, path),
  ]);

/**
 * Tests that failed in a browser task.
 * @param {string} folder of reports
 * @param {string} task name
 * @returns {Failure[]} none when the task wrote no report
 */
export function failuresIn(folder, task) {
  const file = join(folder, `${reportOf[task] ?? task}.json`);
  if (!existsSync(file)) return [];
  const report = JSON.parse(readFileSync(file, 'utf8'));
  return report.testResults ? ofVitest(report) : ofPlaywright(report);
}

/** `12 passed | 1 skipped` or `3 affected …` as Vitest and Playwright print it, else undefined. */
export const figuresIn = (output) => /^\s*(?:Tests\s+)?(\d+ (?:passed|failed).*)$/m.exec(output)?.[1].trim();

/** Whether Turbo came to its end: interrupted, it exits with 0 and says nothing of its tasks. */
export const isWhole = (output) => /^\s*Tasks:\s+(\d+) successful, \1 total/m.test(output);

/** Reasons of what did not run, which tests and scripts print as `skipped: why`. */
export const skipsIn = (output) => [...new Set([...output.matchAll(/^\s*(skipped: .+)$/gm)].map(([, reason]) => reason))];
