import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Platform } from '../platform/platform.ts';
import { BrokenFile } from './files/broken.ts';
import { importOpenfootball } from './openfootball/index.ts';
import { importOpendota } from './opendota/index.ts';
import type { Stored } from './openfootball/store.ts';

type Target = Pick<Platform, 'db' | 'clock'>;

const unknownTeams = (teams: readonly { id: string; name: string }[]) =>
  teams.map(({ id, name }) => `    new team ${id}: "${name}" was not known under any name`);

function summary({ competition, season, matches, added, changed, events, teams, waiting, newTeams }: Stored): string {
  const figures = [
    `${matches} matches: ${added} new, ${changed} changed, ${matches - added - changed} as before`,
    `${events} goals`,
    `${teams} teams`,
    ...(waiting > 0 ? [`${waiting} matches wait for their teams`] : []),
  ];
  return [`${competition} ${season}: ${figures.join('; ')}`, ...unknownTeams(newTeams)].join('\n');
}

/** What imports a file of each source; gives what it says of it. */
const sources = {
  async openfootball(platform: Target, file: string, text: string) {
    const stored = await importOpenfootball(platform, file, text);
    return stored ? summary(stored) : 'names groups only; the file of the matches names them too';
  },
  async opendota(platform: Target, _file: string, text: string) {
    const { id, title, outcome, newTeams } = await importOpendota(platform, text);
    return [`${title}: ${outcome}; /score-detail?id=${id}&sport=esports`, ...unknownTeams(newTeams)].join('\n');
  },
} as const;
type Source = keyof typeof sources;

const isSource = (name: string | undefined): name is Source => name !== undefined && name in sources;

/**
 * `import <source> <file…>`: imports files one by one, says of each what was done, and gives the exit code: 1 when one
 * was refused. A refused file leaves nothing behind; the others are imported all the same.
 */
export async function runImport(platform: Target, [source, ...files]: readonly string[], say: (line: string) => void): Promise<number> {
  if (!isSource(source) || files.length === 0) {
    say(`Usage: npm run import -- ${Object.keys(sources).join(' | ')} <file…>`);
    return 1;
  }
  let code = 0;
  for (const file of files) {
    try {
      say(`✓ ${basename(file)}: ${await sources[source](platform, basename(file), await readFile(file, 'utf8'))}`);
    } catch (error) {
      const reason =
        error instanceof BrokenFile
          ? error.message
          : error instanceof Error && 'code' in error && error.code === 'ENOENT'
            ? 'there is no such file'
            : undefined;
      if (reason === undefined) throw error;
      say(`✗ ${file}: ${reason}. Nothing of it was kept.`);
      code = 1;
    }
  }
  return code;
}
