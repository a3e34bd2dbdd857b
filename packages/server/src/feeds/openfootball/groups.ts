import { spelling } from '../../text/spelling.ts';
import type { WrittenMatch } from './openfootball.schema.ts';
import { ofFinalGroup, ofGroup, type ReadRound } from './round.ts';

/** Fewest teams of a group. */
const fewest = 3;
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Id of the final group of a championship, in which the last teams meet each other instead of a final. */
export const finalGroup = 'final';

/** Ordinal of each match among its teams' matches in groups; files count days instead. A second group round continues the count. */
export function groupRounds(
  matches: readonly { written: WrittenMatch; kickoffAt: number }[],
  group: (match: WrittenMatch) => string | undefined,
): Map<WrittenMatch, ReadRound> {
  const played = new Map<string, number>();
  const inGroups = matches.filter(({ written }) => group(written) !== undefined).sort((a, b) => a.kickoffAt - b.kickoffAt);
  return new Map(
    inGroups.map(({ written }) => {
      const isFinal = group(written) === finalGroup;
      const teams = [written.team1, written.team2].map((team) => `${isFinal ? finalGroup : ''} ${spelling(team)}`);
      const number = Math.max(...teams.map((team) => played.get(team) ?? 0)) + 1;
      for (const team of teams) played.set(team, number);
      return [written, isFinal ? ofFinalGroup(number) : ofGroup(number)];
    }),
  );
}

/**
 * Derives groups from pairings, because teams of two groups never meet; by the spelling of a team, in the order of the file. Empty where
 * all are one group, or where a part has hardly begun.
 * @param isWhole whether everybody of a part has to meet everybody at home and away, as in a league
 */
export function partsOf(matches: readonly Pick<WrittenMatch, 'team1' | 'team2'>[], isWhole = true): Map<string, string> {
  const [hosted, met] = [new Map<string, Set<string>>(), new Map<string, Set<string>>()];
  const note = (book: Map<string, Set<string>>, team: string, other: string) => book.set(team, (book.get(team) ?? new Set()).add(other));
  for (const { team1, team2 } of matches) {
    const [home, away] = [spelling(team1), spelling(team2)];
    note(hosted, home, away);
    note(met, home, away);
    note(met, away, home);
  }
  const parts: Set<string>[] = [];
  for (const team of met.keys()) {
    if (parts.some((part) => part.has(team))) continue;
    const part = new Set([team]);
    // Teams that are added during the loop are visited too.
    for (const each of part) for (const other of met.get(each) ?? []) part.add(other);
    parts.push(part);
  }
  const isPlayedOut = (part: ReadonlySet<string>) => [...part].every((team) => hosted.get(team)?.size === part.size - 1);
  const isClear = parts.every((part) => part.size >= fewest && (!isWhole || isPlayedOut(part)));
  if (parts.length < 2 || parts.length > letters.length || !isClear) return new Map();
  return new Map(parts.flatMap((part, index) => [...part].map((team) => [team, letters[index] ?? ''] as const)));
}
