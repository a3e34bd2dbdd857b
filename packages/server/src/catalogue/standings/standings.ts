import { arrange, type Arranged } from './standingsOrder.ts';
import { tallyOf } from './standingsTally.ts';
import type { Criterion, HeadToHead, PlayoffRule, Result, Standing, TableInput, TableRules, Tally } from './standings.types.ts';

const winnerOf = ({ homeId, awayId, home, away }: Result) => (home === away ? undefined : home > away ? homeId : awayId);

const legsOf = ({ order }: TableRules) => order.find((criterion): criterion is HeadToHead => typeof criterion !== 'string')?.legs ?? 2;

interface Boundary {
  upper: Tally;
  lower: Tally;
  /** Index of the upper one. */
  index: number;
}

/** The two teams at a boundary that a play-off has to separate. */
function boundaryOf({ ordered, unparted }: Arranged, { above, when }: PlayoffRule): Boundary | undefined {
  const index = above > 0 ? above - 1 : ordered.length + above;
  const [upper, lower] = [ordered[index], ordered[index + 1]];
  if (!upper || !lower || upper.points !== lower.points) return undefined;
  if (when === 'all' && !unparted.some((equals) => equals.includes(upper.teamId) && equals.includes(lower.teamId))) return undefined;
  return { upper, lower, index };
}

/** Puts the winners of play-offs first and returns the teams that still have to play one; nobody has to before all matches are played. */
function settle(
  arranged: Arranged,
  rules: readonly PlayoffRule[],
  playoffs: readonly Result[],
  isOver: boolean,
): { ordered: Tally[]; waiting: ReadonlySet<string> } {
  const ordered = [...arranged.ordered];
  const waiting = new Set<string>();
  for (const rule of rules) {
    const boundary = boundaryOf(arranged, rule);
    if (!boundary) continue;
    const { upper, lower, index } = boundary;
    const winner = playoffs
      .filter(({ homeId, awayId }) => [homeId, awayId].includes(upper.teamId) && [homeId, awayId].includes(lower.teamId))
      .map(winnerOf)
      .at(-1);
    if (winner === undefined && isOver) [upper, lower].forEach(({ teamId }) => waiting.add(teamId));
    else if (winner === lower.teamId) ordered.splice(index, 2, lower, upper);
  }
  return { ordered, waiting };
}

/**
 * Calculates the table of a season. Pure: the same matches in any order give the same table, in which every team has one place. Mutual
 * matches are compared only among teams that are equal so far, and only once all of them are played; play-offs are required only when
 * everybody has played everybody.
 */
export function standings({
  teams,
  results,
  rules,
  deductions = [],
  perGame = false,
  playoffs = [],
  halves,
  counts,
}: TableInput): Standing[] {
  const tallies = [...tallyOf(new Set(teams), results, rules.points, deductions, counts).values()];
  const own = counts ? rules.order.filter((criterion) => typeof criterion === 'string') : rules.order;
  // Of a season that was broken off, teams with more matches have more points: such criteria separate nobody then.
  const order: readonly Criterion[] = perGame ? ['points_per_game', ...own.filter((criterion) => criterion !== 'points')] : own;
  const parts = halves
    ? [...Map.groupBy(tallies, ({ teamId }) => halves.get(teamId) ?? Infinity)].toSorted(([one], [other]) => one - other)
    : [];
  const arrangedParts = (parts.length > 0 ? parts.map(([, part]) => part) : [tallies]).map((part) =>
    arrange(part, order, { results, points: rules.points }),
  );
  const arranged: Arranged = {
    ordered: arrangedParts.flatMap(({ ordered }) => ordered),
    unparted: arrangedParts.flatMap(({ unparted }) => unparted),
  };
  const isOver = tallies.every(({ played }) => played >= legsOf(rules) * (tallies.length - 1));
  const { ordered, waiting } =
    !perGame && !counts
      ? settle(arranged, rules.playoffs ?? [], playoffs, isOver)
      : { ordered: arranged.ordered, waiting: new Set<string>() };
  return ordered.map((tally, index) => ({ ...tally, position: index + 1, needsPlayoff: waiting.has(tally.teamId) }));
}
