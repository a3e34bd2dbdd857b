// Texts that are written from other files: putting one in its place, and naming those that are behind.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './node.mjs';

/** Message of a failed comparison with a generated file. */
export const remedy = 'behind what it is written from: npm run fix';

/** Replaces the text between `<!-- name -->` and `<!-- /name -->`; throws unless each occurs once, since nothing would be compared. */
export function withSection(text, name, content) {
  const [open, close] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [[before, after, ...again], [, end, ...endAgain]] = [text.split(open), text.split(close)];
  if (after === undefined || end === undefined || again.length || endAgain.length || !after.includes(close))
    throw new Error(`A generated section stands between ${open} and ${close}, each once and in this order.`);
  return `${before}${open}\n${content.trimEnd()}\n${close}${end}`;
}

/** Paths of the files that are not as they would be written now. @param {Record<string, string>} texts by path in the repository */
export const stale = (texts) => Object.keys(texts).filter((path) => readFileSync(join(root, path), 'utf8') !== texts[path]);

/** Writes the stale files, and returns their paths. */
export function write(texts) {
  const behind = stale(texts);
  for (const path of behind) writeFileSync(join(root, path), texts[path]);
  return behind;
}
