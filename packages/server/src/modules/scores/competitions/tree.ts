import type { CallData } from '@pitchside/api/contract';
import type { competitionTree, TreeCompetition } from '@pitchside/api/scores/competitions';
import { byRenown } from '@pitchside/api/scores/matches';
import { local, type Localizable } from '../../../text/local.ts';
import { countryId, international, type competitions } from '../sport/index.ts';
import type { CompetitionsRepository } from './competitions.repository.ts';
import { describeCompetition } from './describe.ts';
import { currentOf } from './seasons.ts';

type CompetitionRow = typeof competitions.$inferSelect;
type RoundTally = Awaited<ReturnType<CompetitionsRepository['rounds']>>[number];

/** Progress of a competition in its current season. */
function progress(
  rounds: readonly RoundTally[],
  now: number,
): Pick<Localizable<TreeCompetition>, 'round' | 'rounds' | 'rounds_done' | 'playing'> {
  const starts = Map.groupBy(rounds, ({ season }) => season);
  const current = currentOf(
    [...starts].map(([season, own]) => ({ season, startsAt: Math.min(...own.map(({ startsAt }) => startsAt)) })),
    now,
  );
  const own = rounds.filter(({ season }) => season === current?.season);
  const inOrder = [...own].sort((a, b) => a.startsAt - b.startsAt);
  const on =
    inOrder.find(({ playing }) => playing > 0) ??
    inOrder.find(({ finished, matches, endsAt }) => finished < matches && endsAt > now) ??
    inOrder.at(-1);
  return {
    round: on ? local(on.names) : '',
    rounds: own.length,
    rounds_done: own.filter(({ finished, matches }) => finished === matches).length,
    playing: own.reduce((sum, { playing }) => sum + playing, 0),
  };
}

/** Countries with their competitions, best known first; leaves out competitions without matches. */
export function treeOf(
  all: readonly CompetitionRow[],
  rounds: readonly RoundTally[],
  cups: ReadonlySet<string>,
  now: number,
): Localizable<CallData<typeof competitionTree>> {
  const byCompetition = Map.groupBy(rounds, ({ competitionId }) => competitionId);
  const known = all.filter(({ id }) => byCompetition.has(id)).sort(byRenown);
  const countries = [...Map.groupBy(known, ({ countryNames }) => countryId(countryNames))];
  return {
    hot: known.filter(({ tier }) => tier === 1).map(({ id }) => id),
    countries: countries
      .sort(
        ([a, one], [b, other]) =>
          Number(a === international) - Number(b === international) ||
          (one[0]?.tier ?? 9) - (other[0]?.tier ?? 9) ||
          other.length - one.length ||
          (a < b ? -1 : 1),
      )
      .map(([id, own]) => ({
        id,
        name: own[0] ? local(own[0].countryNames) : '',
        is_international: id === international,
        competitions: own.map((competition) => ({
          ...describeCompetition(competition),
          kind: cups.has(competition.id) ? ('cup' as const) : ('league' as const),
          ...progress(byCompetition.get(competition.id) ?? [], now),
        })),
      })),
  };
}
