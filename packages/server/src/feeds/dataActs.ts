import {
  deduct,
  lookAtMerge,
  mergeTeams,
  NotDeducted,
  NotMerged,
  NotUndone,
  undoImport,
  type MergeLook,
} from '../modules/scores/imports/index.ts';
import { cliActor } from '../modules/desk/operations/index.ts';
import type { Platform } from '../platform/platform.ts';

type Target = Pick<Platform, 'db' | 'clock'>;
type Say = (line: string) => void;

const lookLine = ({ from, into, moves, doubled }: MergeLook) =>
  [
    `${from.name} (${from.id}) into ${into.name} (${into.id})`,
    ...moves.map(({ table, rows }) => `    ${table}: ${rows}`),
    ...(doubled > 0 ? [`    ${doubled} matches are told twice; one of each stays`] : []),
  ].join('\n');

/** Performs each command; returns its report, or undefined when its arguments are not understood. */
const acts = {
  async undo(platform: Target, [id = '']: readonly string[]) {
    if (!/^\d{1,12}$/.test(id)) return undefined;
    const { file, restored, stayed } = await undoImport(platform, Number(id), cliActor);
    return `${file}: ${restored} rows stand as before${stayed > 0 ? `; ${stayed} stay, because they were changed since or something rests on them` : ''}`;
  },
  async merge(platform: Target, [from, into, ...reason]: readonly string[], isRehearsal: boolean) {
    if (!from || !into) return undefined;
    if (isRehearsal) return `would merge ${lookLine(await lookAtMerge(platform, from, into))}`;
    if (reason.length === 0) return undefined;
    return `merged ${lookLine(await mergeTeams(platform, from, into, cliActor, reason.join(' ')))}`;
  },
  async deduct(platform: Target, [competitionId, season, teamId, points = '', ...reason]: readonly string[]) {
    if (!competitionId || !season || !teamId || !/^\d{1,2}$/.test(points) || reason.length === 0) return undefined;
    const words = reason.join(' ');
    await deduct(
      platform,
      { competitionId, season, teamId, points: Number(points), reasonNames: { zh: words, en: words, vi: words } },
      cliActor,
    );
    return `${teamId} has ${points} points taken in ${competitionId} ${season}: ${words}`;
  },
} as const;

const isAct = (word: string | undefined): word is keyof typeof acts => word !== undefined && word in acts;

/** Runs a command on existing data; undefined for an unknown command or invalid arguments. */
export async function runDataAct(
  platform: Target,
  word: string | undefined,
  words: readonly string[],
  isRehearsal: boolean,
  say: Say,
): Promise<number | undefined> {
  if (!isAct(word)) return undefined;
  try {
    const said = await acts[word](platform, words, isRehearsal);
    if (said === undefined) return undefined;
    say(`✓ ${said}`);
    return 0;
  } catch (error) {
    if (!(error instanceof NotUndone || error instanceof NotMerged || error instanceof NotDeducted)) throw error;
    say(`✗ ${error.message}. Nothing was changed.`);
    return 1;
  }
}
