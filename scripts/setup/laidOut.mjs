// Text of a file as `npm run format` lays it out: what a script writes is formatted as it is written.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'oxfmt';
import { root } from './node.mjs';

/** Returns the text laid out for its path; text of kinds that the formatter does not know comes back as it is. */
export async function laidOut(path, text) {
  if (!/\.(?:tsx?|mjs|json)$/.test(path)) return text;
  const { $schema: _, ignorePatterns: _ignored, ...options } = JSON.parse(readFileSync(join(root, '.oxfmtrc.json'), 'utf8'));
  const { code, errors } = await format(path, text, options);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0].message}`);
  return code;
}
