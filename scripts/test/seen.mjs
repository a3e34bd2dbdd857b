import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root, workingNode } from '../setup/node.mjs';

const none = 'none';

/** What a program calls itself when it is asked by a flag. */
function version(path, flag) {
  const { status, stdout } = spawnSync(path, [flag], { encoding: 'utf8' });
  return status === 0 ? stdout.split('\n')[0].trim() : none;
}

/** Names, sizes and dates of what lies in a folder. */
function content(folder) {
  if (!existsSync(folder)) return none;
  const hash = createHash('sha256');
  for (const name of readdirSync(folder, { recursive: true }).map(String).sort()) {
    const { size, mtimeMs } = statSync(join(folder, name));
    hash.update(`${name} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

/**
 * What the answers of steps depend on besides the files of the repository, as variables that turbo.json names where a step looks at it.
 * The browser and Node come with the lockfile, unless the machine's own are used.
 * @returns {Record<string, string>}
 */
export function seen() {
  const { PITCHSIDE_BROWSER: browser, PITCHSIDE_FFMPEG: encoder = 'ffmpeg', PITCHSIDE_TEST_DATA: data } = process.env;
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return {
    SEEN_MACHINE: `${process.platform} ${process.arch} ${version(workingNode(), '--version')} ${timeZone}`,
    SEEN_BROWSER: browser ? `${browser} ${version(browser, '--version')}` : 'pinned',
    SEEN_ENCODER: version(encoder, '-version'),
    SEEN_DATA: content(data ?? resolve(root, '../shared/data')),
    // The clock of the machine goes into some tests: what they said yesterday is not known of today.
    SEEN_DAY: new Date().toISOString().slice(0, 10),
  };
}
