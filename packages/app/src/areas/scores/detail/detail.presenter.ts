import {
  footballEvents,
  playKinds,
  type CommentaryLine,
  type Conditions,
  type FootballEventKind,
  type Lineup as WireLineup,
  type LineupPlayer as WirePlayer,
  type Match,
  type PlayKind,
  type Statistic,
} from '@pitchside/api/scores/matches';
import type { CommentaryEntry } from '@pitchside/ui/Commentary';
import type { PastMatch } from '@pitchside/ui/HeadToHead';
import type { Lineup, LineupPlayer } from '@pitchside/ui/LineupPitch';
import type { MatchFacts } from '@pitchside/ui/MatchStage';
import type { MomentumMinute } from '@pitchside/ui/MomentumChart';
import type { Stat } from '@pitchside/ui/StatBars';
import type { CompanyOdds } from '@pitchside/ui/OddsTable';
import { detailHref, playerHref } from '../matchLinks.ts';
import { teamView } from '../match.presenter.ts';
import { averageOdds } from './oddsAverage.ts';
import type { CompanyLine } from './odds.store.ts';

/** Place and time of a match, for its header. */
export function factsView(
  { competition, round, kickoff_at, sport }: Pick<Match, 'competition' | 'round' | 'kickoff_at' | 'sport'>,
  conditions: Conditions | null,
  now: number,
): MatchFacts {
  const { venue, weather, referee } = conditions ?? {};
  return {
    // Esports have no database of their own.
    league: {
      name: competition.short_name,
      color: competition.color,
      ...(sport !== 'esports' && { href: `/base-${sport}?id=${encodeURIComponent(competition.id)}` }),
    },
    ...(round && { round }),
    kickoffAt: kickoff_at,
    ...(new Date(kickoff_at).getFullYear() !== new Date(now).getFullYear() && { isOtherYear: true }),
    ...(venue && { venue }),
    ...(weather && { weather: { sky: weather.kind, celsius: weather.temperature } }),
    ...(referee && { referee }),
  };
}

const cards = { yellow: 'yellow', second_yellow: 'second-yellow', red: 'red' } as const;

const playerView = ({ id, name, number, is_captain, goals, own_goals, card, on_at, off_at, rating }: WirePlayer): LineupPlayer => ({
  id,
  name,
  href: playerHref('football', id),
  number,
  isCaptain: is_captain,
  goals,
  ownGoals: own_goals,
  ...(card && { card: cards[card] }),
  ...(on_at !== null && { onAt: on_at }),
  ...(off_at !== null && { offAt: off_at }),
  ...(rating !== null && { rating }),
});

/** One side of a line-up, for the pitch component. */
export const lineupView = ({ formation, coach, starters, bench }: WireLineup): Lineup => ({
  formation,
  ...(coach && { coach }),
  starters: starters.map(playerView),
  bench: bench.map(playerView),
});

/** Minutes of momentum from a value each. */
export const momentumView = (values: readonly number[]): MomentumMinute[] => values.map((value, index) => ({ minute: index + 1, value }));

const knownKinds: ReadonlySet<string> = new Set([...footballEvents, ...playKinds]);
const isKnownKind = (kind: string): kind is FootballEventKind | PlayKind => knownKinds.has(kind);

/** A sentence of the commentary; kinds of other sports have no sign of their own. */
export const sentenceView = ({ id, minute, added, kind, side, text, is_key }: CommentaryLine): CommentaryEntry => ({
  id,
  minute,
  added,
  ...(isKnownKind(kind) && { kind }),
  ...(side && { side }),
  words: text,
  isKey: is_key,
});

/** Figures shown within another one, or not as a bar. */
const within: ReadonlySet<string> = new Set(['passes']);

/** Figures of both sides with their names, in the order of the source; a figure without a name is left out. */
export function statViews(statistics: readonly Statistic[], names: Readonly<Record<string, string>>): Stat[] {
  const passes = statistics.find(({ id }) => id === 'passes');
  const text = ({ id, home, away }: Statistic): Stat['text'] => {
    if (id === 'possession') return { home: `${home}%`, away: `${away}%` };
    if (id === 'xg') return { home: home.toFixed(2), away: away.toFixed(2) };
    return id === 'passes_completed' && passes ? { home: `${home}/${passes.home}`, away: `${away}/${passes.away}` } : undefined;
  };
  return statistics.flatMap((statistic) => {
    const { id, home, away } = statistic;
    const label = names[id];
    const shown = text(statistic);
    return label === undefined || within.has(id) ? [] : [{ id, label, home, away, ...(shown && { text: shown }) }];
  });
}

/** Finished matches with their links; those without a score are left out. */
export const pastViews = (matches: readonly Match[]): PastMatch[] =>
  matches.flatMap(({ id, sport, kickoff_at, competition, home, away, home_score, away_score, half }) =>
    home_score === null || away_score === null
      ? []
      : [
          {
            id,
            href: detailHref({ id, sport }),
            at: kickoff_at,
            league: { name: competition.short_name, color: competition.color },
            home: teamView(home),
            away: teamView(away),
            score: { home: home_score, away: away_score },
            ...(half && { halfTime: half }),
          },
        ],
  );

/** Companies as the table takes them, with their average last; `average` names it. */
export function companyViews(list: readonly CompanyLine[], average: string): CompanyOdds[] {
  const lines = list.map(({ company, odds, history }): CompanyOdds => ({ id: company.id, name: company.name, odds, history }));
  return list.length < 2
    ? lines
    : [...lines, { id: 'average', name: average, odds: averageOdds(list.map(({ odds }) => odds)), isAverage: true }];
}
