import type { SiteReason } from '@pitchside/api/desk/operations';
import { readFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { listImports, refusalTexts, undecided } from '../modules/scores/imports/index.ts';
import type { Platform } from '../platform/platform.ts';
import { BrokenFile } from './files/broken.ts';
import type { Bringing } from './files/bringing.ts';
import { runDataAct } from './dataActs.ts';
import { importOpenfootball, isOfShape } from './openfootball/index.ts';
import { importOpendota } from './opendota/index.ts';
import type { Stored } from './openfootball/store.ts';

type Target = Pick<Platform, 'db' | 'clock'>;
type Say = (line: string) => void;

/** Imports that a list shows. */
const listed = 20;

const unknownTeams = (teams: readonly { id: string; name: string }[]) =>
  teams.map(({ id, name }) => `    new team ${id}: "${name}" was not known under any name`);

/** Names that may mean an existing team, with the option or command that joins them: before the file is imported, or afterwards. */
const nearTeams = ({ asks, newTeams, importId }: Pick<Stored, 'asks' | 'newTeams' | 'importId'>) =>
  asks.teams.map(({ written, like }) => {
    const own = newTeams.find(({ name }) => name === written)?.id;
    const act = importId === null || !own ? `--same="${written}=${like.id}"` : `npm run import -- merge ${own} ${like.id} <reason>`;
    return `    "${written}" may be ${like.names.en} (${like.id}): ${act} makes them one`;
  });

function summary(stored: Stored): string {
  const { competition, season, matches, added, changed, removed, events, teams, waiting, newTeams, importId } = stored;
  const figures = [
    `${matches} matches: ${added} new, ${changed} changed, ${removed} taken back, ${matches - added - changed} as before`,
    `${events} goals`,
    `${teams} teams`,
    ...(waiting > 0 ? [`${waiting} matches wait for their teams`] : []),
    importId === null ? 'nothing was written' : `import ${importId}`,
  ];
  return [`${competition} ${season}: ${figures.join('; ')}`, ...unknownTeams(newTeams), ...nearTeams(stored)].join('\n');
}

/** Imports a file of each source; returns a summary. */
const sources = {
  async openfootball(platform: Target, file: string, text: string, how: Bringing) {
    const stored = await importOpenfootball(platform, file, text, how);
    return stored ? summary(stored) : 'names groups only; the file of the matches names them too';
  },
  async opendota(platform: Target, _file: string, text: string) {
    const { id, title, outcome, newTeams } = await importOpendota(platform, text);
    return [`${title}: ${outcome}; /score-detail?id=${id}&sport=esports`, ...unknownTeams(newTeams)].join('\n');
  },
} as const;
type Source = keyof typeof sources;

/** Which team a name in the file means: `--same=Benfica Lisbon=benfica`. */
const sameOption = /^--same=(?<written>.+)=(?<id>[\w-]+)$/;

const isSource = (name: string | undefined): name is Source => name !== undefined && name in sources;

const usage = `Usage: npm run import -- ${Object.keys(sources).join(' | ')} [--dry-run] [--as-it-is] [--same="<name>=<team>"] <file…>
       npm run import -- list
       npm run import -- undo <id>
       npm run import -- merge [--dry-run] <team> <into> <reason…>
       npm run import -- deduct <competition> <season> <team> <points> <reason…>
  --dry-run   looks only, and says what would be done (openfootball)
  --as-it-is  takes a season although it is not of the shape of its league (openfootball)
  --same      says which team a name in the file means; once for each name (openfootball)`;

const readFaults: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder; name the files in it, such as folder/*.json',
  EACCES: 'it may not be read',
};

/** Reason for refusing a file, in plain words; undefined for unexpected errors. */
function reasonOf(error: unknown): string | undefined {
  if (error instanceof BrokenFile) return `${error.message}${isOfShape(error) ? ' (--as-it-is takes it all the same)' : ''}`;
  return error instanceof Error && 'code' in error ? readFaults[String(error.code)] : undefined;
}

/** A file as text; a mark of its byte order is no part of it. */
const textOf = async (file: string): Promise<string> => (await readFile(file, 'utf8')).replace(/^\uFEFF/, '');

async function list(platform: Target, say: Say): Promise<number> {
  const rows = await listImports(platform, { offset: 0, limit: listed });
  for (const { id, at, by, file, state, competitionId, season, figures, reason, refusal } of rows) {
    const did = figures ? `+${figures.added} ~${figures.changed} -${figures.removed}` : '';
    const when = new Date(at).toISOString().slice(0, 16).replace('T', ' ');
    say(
      [String(id).padStart(4), when, by, state, file, competitionId, season, did, refusal ? refusalTexts(refusal).en : reason]
        .filter(Boolean)
        .join('  '),
    );
  }
  say(`${rows.length} imports`);
  return 0;
}

/**
 * `import <source> <file…>`, `import list`, `import undo <id>`: imports files one by one, prints a summary of each, and returns the exit
 * code: 1 when one was refused. A refused file leaves nothing behind but a line in the list; the others are imported all the same.
 */
export async function runImport(platform: Target, words: readonly string[], say: Say, from: string = process.cwd()): Promise<number> {
  const [source, ...files] = words.filter((word) => !word.startsWith('--'));
  const options = new Set(words.filter((word) => word.startsWith('--')));
  const meant = [...options].flatMap((option) => {
    const { written, id } = sameOption.exec(option)?.groups ?? {};
    return written && id ? [{ written, id }] : [];
  });
  const unknown = [...options].filter((option) => option !== '--dry-run' && option !== '--as-it-is' && !sameOption.test(option));
  if (source === 'list' && files.length === 0) return list(platform, say);
  const act = unknown.length === 0 ? await runDataAct(platform, source, files, options.has('--dry-run'), say) : undefined;
  if (act !== undefined) return act;
  if (!isSource(source) || files.length === 0 || unknown.length > 0 || (source === 'opendota' && options.size > 0)) {
    say(usage);
    return 1;
  }
  const how = {
    isRehearsal: options.has('--dry-run'),
    isAnyShape: options.has('--as-it-is'),
    reason: options.has('--as-it-is') ? ('as_it_is' satisfies SiteReason) : '',
    decided: { ...undecided, teams: meant },
  };
  let code = 0;
  for (const file of files) {
    try {
      say(`✓ ${basename(file)}: ${await sources[source](platform, basename(file), await textOf(resolve(from, file)), how)}`);
    } catch (error) {
      const reason = reasonOf(error);
      if (reason === undefined) throw error;
      say(`✗ ${file}: ${reason}. Nothing of it was kept.`);
      code = 1;
    }
  }
  return code;
}
