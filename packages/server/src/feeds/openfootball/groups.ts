import { spelling } from '../../text/spelling.ts';
import type { WrittenMatch } from './openfootball.schema.ts';
import { ofGroup, type ReadRound } from './round.ts';

/** Fewest teams of a group. */
const fewest = 3;
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

const groupRound = /^group ([a-z]|\d{1,2})$/i;

/** The group of a match, which some files write in place of its round. */
export const groupOf = ({ group, round }: WrittenMatch): string | undefined => group ?? (groupRound.test(round) ? round : undefined);

/** The how-manieth match of a group each one is for its teams; files count days instead. */
export function groupRounds(
  matches: readonly { written: WrittenMatch; kickoffAt: number }[],
  group: (match: WrittenMatch) => string | undefined,
): Map<WrittenMatch, ReadRound> {
  const played = new Map<string, number>();
  const inGroups = matches.filter(({ written }) => group(written) !== undefined).sort((a, b) => a.kickoffAt - b.kickoffAt);
  return new Map(
    inGroups.map(({ written }) => {
      const teams = [written.team1, written.team2].map((team) => `${group(written)} ${spelling(team)}`);
      const number = Math.max(...teams.map((team) => played.get(team) ?? 0)) + 1;
      for (const team of teams) played.set(team, number);
      return [written, ofGroup(number)];
    }),
  );
}

/**
 * The groups of a league that falls into parts which never meet, while within each everybody meets everybody at home and
 * away; by the spelling of a team, in the order of the file. Empty for a league that is one.
 */
export function partsOf(matches: readonly Pick<WrittenMatch, 'team1' | 'team2'>[]): Map<string, string> {
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
    // Whoever is added is visited too.
    for (const each of part) for (const other of met.get(each) ?? []) part.add(other);
    parts.push(part);
  }
  const isWhole = parts.every((part) => part.size >= fewest && [...part].every((team) => hosted.get(team)?.size === part.size - 1));
  if (parts.length < 2 || parts.length > letters.length || !isWhole) return new Map();
  return new Map(parts.flatMap((part, index) => [...part].map((team) => [team, letters[index] ?? ''] as const)));
}
