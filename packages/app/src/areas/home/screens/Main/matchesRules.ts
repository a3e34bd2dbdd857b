import { matchPhase, type Match, type MatchPhase } from '@pitchside/api/scores/matches';

/** Lines of the agenda. */
export const agendaSize = 8;
/** Cards of a row of matches. */
export const rowSize = 4;

const hour = 3_600_000;
/** Time span of the rows from now, ms. */
const reach = { ahead: 14 * hour, back: 12 * hour };

/** Lines of the agenda for each phase; unused ones go to the next phases. */
const shares = [
  { phase: 'playing', lines: 4 },
  { phase: 'before', lines: 3 },
  { phase: 'after', lines: 1 },
] as const satisfies readonly { phase: MatchPhase; lines: number }[];

const inPhase = (phase: MatchPhase) => (match: Match) => matchPhase(match.status) === phase;

/** Picks the matches of the day for a narrow column from a list by importance: running, then upcoming, then finished ones. */
export function pickAgenda(important: readonly Match[], without?: string): Match[] {
  const list = important.filter(({ id }) => id !== without);
  const groups = shares.map(({ phase, lines }) => ({ all: list.filter(inPhase(phase)), lines }));
  let spare = agendaSize - groups.reduce((sum, { all, lines }) => sum + Math.min(all.length, lines), 0);
  return groups.flatMap(({ all, lines }) => {
    const more = Math.min(spare, Math.max(0, all.length - lines));
    spare -= more;
    return all.slice(0, lines + more);
  });
}

/** The match that matters most to the person: a collected one that is on, else the most important one that is on or comes. */
export function pickMine(
  all: readonly Match[],
  important: readonly Match[],
  collected: ReadonlySet<string>,
): { match: Match; isMine: boolean } | undefined {
  const mine = all
    .filter((match) => collected.has(match.id) && inPhase('playing')(match))
    .toSorted((one, other) => one.competition.tier - other.competition.tier || one.kickoff_at - other.kickoff_at)[0];
  if (mine) return { match: mine, isMine: true };
  const match = important.find(inPhase('playing')) ?? important.find(inPhase('before'));
  return match && { match, isMine: collected.has(match.id) };
}

const isImportant = ({ is_hot, competition }: Match) => is_hot || competition.tier === 1;

/** A row of matches: the important ones first where there are too many, then in the order of `byTime`. */
function pickRow(list: readonly Match[], byTime: (one: Match, other: Match) => number): Match[] {
  return list
    .toSorted((one, other) => Number(isImportant(other)) - Number(isImportant(one)) || byTime(one, other))
    .slice(0, rowSize)
    .sort(byTime);
}

/** The next matches, the soonest first. */
export function pickUpcoming(all: readonly Match[], now: number, without: ReadonlySet<string>): Match[] {
  const list = all.filter(
    (match) => match.status === 'scheduled' && match.kickoff_at > now && match.kickoff_at < now + reach.ahead && !without.has(match.id),
  );
  return pickRow(list, (one, other) => one.kickoff_at - other.kickoff_at || one.id.localeCompare(other.id));
}

/** The last results, the latest first. */
export function pickResults(all: readonly Match[], now: number, without: ReadonlySet<string>): Match[] {
  const list = all.filter((match) => match.status === 'finished' && match.kickoff_at > now - reach.back && !without.has(match.id));
  return pickRow(list, (one, other) => other.kickoff_at - one.kickoff_at || one.id.localeCompare(other.id));
}
