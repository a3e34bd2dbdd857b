// Finds the stories that a change can reach: those whose file imports a changed file, directly or not.
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import ts from 'typescript';

/** Files that every story depends on: its decorators, and the configuration of Storybook. */
const foundations = ['.storybook/preview.tsx', '.storybook/main.ts'];
/** Files that no import leads to and that decide how all stories look. */
const settings = ['package-lock.json', 'lingui.config.ts'];
/** Pages of documentation, which are no stories. */
const documentation = '.storybook/PartDocs.tsx';
const catalog = /^packages\/ui\/src\/locales\/(\w+)\/messages\.po$/;
const isCode = /\.[cm]?[jt]sx?$/;

/**
 * Reads which files of the project a file imports.
 * @param {string} folder of the project
 * @returns {(path: string) => string[]} takes and gives paths relative to the project
 */
export const importsIn = (folder) => (path) => {
  if (!isCode.test(path)) return [];
  let text;
  try {
    text = readFileSync(join(folder, path), 'utf8');
  } catch {
    return []; // deleted, or made by a plugin
  }
  const { importedFiles } = ts.preProcessFile(text, true, true);
  return importedFiles
    .map(({ fileName }) => fileName.replace(/\?.*/, ''))
    .filter((name) => name.startsWith('.'))
    .map((name) => posix.join(posix.dirname(path), name))
    .filter((imported) => imported !== documentation);
};

/** All files that some files import, directly or through others, with themselves. */
function closureOf(files, importsOf) {
  const found = new Set(files);
  // A set that grows while it is walked hands out what was added.
  for (const file of found) for (const imported of importsOf(file)) found.add(imported);
  return found;
}

/** Chinese is the language of the source: its words change with the files that show them, those of a catalog with the catalog. */
const isShown = (langs) => (path) => {
  const [, lang] = catalog.exec(path) ?? [];
  return lang === undefined || (lang !== 'zh' && langs.includes(lang));
};

/**
 * Files of stories that changed files reach.
 * @param {string[]} storyFiles
 * @param {string[]} changed
 * @param {{ importsOf: (path: string) => string[], langs: string[] }} options `langs` are the languages that are looked at
 * @returns {Set<string>} of `storyFiles`; all of them when the change lies under every story
 */
export function reachedBy(changed, storyFiles, { importsOf, langs }) {
  const known = new Map();
  const importsOnce = (path) => {
    if (!known.has(path)) known.set(path, importsOf(path));
    return known.get(path);
  };
  const seen = new Set(changed.filter(isShown(langs)));
  const isTouched = (files) => [...closureOf(files, importsOnce)].some((file) => seen.has(file));
  if (settings.some((file) => seen.has(file)) || isTouched(foundations)) return new Set(storyFiles);
  return new Set(storyFiles.filter((file) => isTouched([file])));
}
