// Writes what a comparison found: the pictures, one page of them, and that page as a picture.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compare, cutOut } from './compare.mjs';
import { comparisonSheet } from './comparisonSheet.mjs';
import { home } from './builds.mjs';

/** Folder of the last run's sheet. */
export const sheetFolder = join(home, 'sheet');
/** A browser draws no taller picture, px. */
const tallest = 16_000;
const sheetWidth = 1600;

/** Removes the sheet of an earlier run. */
export function clearSheet() {
  rmSync(sheetFolder, { recursive: true, force: true });
  mkdirSync(sheetFolder, { recursive: true });
}

/**
 * Writes what the sheet shows of one story or page.
 * @param {{ group: string, name: string, look: string, file: string }} shown `file` is the beginning of the names of its files
 * @param {{ before?: Buffer, after?: Buffer }} pictures the one that is missing makes it new or gone
 * @returns {Promise<import('./comparisonSheet.mjs').Row | undefined>} undefined when both show the same
 */
export async function rowOf({ group, name, look, file }, { before, after }) {
  const found = before && after ? await compare(before, after) : undefined;
  if (before && after && !found) return undefined;
  const write = async (kind, picture) => {
    if (!picture) return undefined;
    const whole = `${file}-${kind}.png`;
    writeFileSync(join(sheetFolder, whole), picture);
    const part = found && (await cutOut(picture, found.box));
    if (!part) return { whole };
    const cut = `${file}-${kind}-cut.png`;
    writeFileSync(join(sheetFolder, cut), part);
    return { whole, cut };
  };
  return {
    group,
    name,
    look,
    kind: found ? 'changed' : before ? 'gone' : 'new',
    pixels: found?.pixels,
    size: found?.size,
    before: await write('before', before),
    after: await write('after', after),
    difference: await write('difference', found?.difference),
  };
}

/**
 * Writes the page and its picture.
 * @param {import('playwright-core').Browser} browser
 * @param {import('./comparisonSheet.mjs').Row[]} rows
 * @param {string} summary
 * @returns {Promise<string[]>} paths of the two
 */
export async function writeSheet(browser, rows, summary) {
  const [page, picture] = ['index.html', 'sheet.png'].map((name) => join(sheetFolder, name));
  writeFileSync(page, comparisonSheet(rows, summary));
  const tab = await browser.newPage({ viewport: { width: sheetWidth, height: 900 } });
  await tab.goto(pathToFileURL(page).href, { waitUntil: 'load' });
  const height = Math.min(tallest, await tab.evaluate(() => document.documentElement.scrollHeight));
  await tab.screenshot({ path: picture, fullPage: true, clip: { x: 0, y: 0, width: sheetWidth, height } });
  await tab.close();
  return [page, picture];
}
