import type { Score } from '../Crest/team.ts';
import type { MatchGroup } from './listed.ts';
import type { MatchOdds, Quote } from '../odds/index.ts';
import { say } from '../../lab/storykit/say.ts';
import { seeded, type Chance } from '../../pictures/seed.ts';
import { storyClubs, storyHoopLeagues, storyHoops, storyLeagues } from './clubs.fixtures.ts';
import { analysisPages, type BasketballMatch, type GroupSection, type LeagueSection, type ScoreMatch, type ScoreSection } from './match.ts';

/** The moment at which stories live, in ms UTC. */
export const storyNow = Date.UTC(2026, 10, 21, 12);
const minute = 60_000;

const whole = (chance: Chance, below: number) => Math.floor(chance() * below);
const quarterOf = (value: number) => Math.round(value * 4) / 4;
const cents = (value: number) => Math.round(value * 100) / 100;
const factorial = [1, 1, 2, 6, 24, 120, 720, 5040, 40320];
const poisson = (mean: number, count: number) => (Math.exp(-mean) * mean ** count) / (factorial[count] ?? 1);

/** Fair-looking prices of a match: `edge` goals better at home, `total` goals expected, `rest` of it still to play at a given score. */
export function pricesOf(
  edge: number,
  total: number,
  rest = 1,
  score: Score = { home: 0, away: 0 },
): Record<'asian' | 'size' | 'european', Quote> {
  const home = Math.max(0.05, ((total + edge) / 2) * rest);
  const away = Math.max(0.05, ((total - edge) / 2) * rest);
  const lead = score.home - score.away;
  const chances = { home: 0, middle: 0, away: 0 };
  for (let i = 0; i < 9; i++)
    for (let j = 0; j < 9; j++)
      chances[i - j + lead > 0 ? 'home' : i - j + lead < 0 ? 'away' : 'middle'] += poisson(home, i) * poisson(away, j);
  const line = quarterOf(edge * rest);
  const goals = Math.max(quarterOf(total * rest), 0.25) + score.home + score.away;
  const asian = Math.min(1.14, Math.max(0.74, 0.94 - (edge * rest - line) * 0.8));
  const over = Math.min(1.12, Math.max(0.74, 0.93 - (total * rest + score.home + score.away - goals) * 0.7));
  const decimal = (chance: number) => cents(Math.max(1.01, Math.min(51, 0.944 / Math.max(chance, 0.009))));
  return {
    asian: { home: cents(asian), middle: line, away: cents(1.89 - asian) },
    size: { home: cents(over), middle: goals, away: cents(1.86 - over) },
    european: { home: decimal(chances.home), middle: decimal(chances.middle), away: decimal(chances.away) },
  };
}

function oddsOf(chance: Chance, rest: number, score: Score, locked: boolean): MatchOdds {
  const edge = (chance() - 0.4) * 2;
  const total = 2 + chance() * 1.6;
  const opened = pricesOf(edge, total);
  const now = pricesOf(edge + (chance() - 0.5) * 0.3, total + (chance() - 0.5) * 0.3, rest, score);
  const market = (name: 'asian' | 'size' | 'european') => ({ initial: opened[name], live: locked ? null : now[name] });
  return { asian: market('asian'), size: market('size'), european: market('european') };
}

const goalsBy = (chance: Chance, at: number): number => [0.45, 0.75, 0.9, 0.97].filter((bar) => chance() * (at / 90) > bar * 0.55).length;

/** One match of a group, always the same for the same index. */
function matchOf(group: MatchGroup, index: number): ScoreMatch {
  const chance = seeded(`${group} match ${index}`);
  const league = storyLeagues[(index * 5 + whole(chance, 3)) % storyLeagues.length] ?? storyLeagues[0];
  if (!league) throw new Error('there are no leagues');
  const first = (index * 3 + whole(chance, 4)) % league.clubs.length;
  const home = league.clubs[first] ?? storyClubs.mci;
  const away = league.clubs[(first + 1 + whole(chance, league.clubs.length - 1)) % league.clubs.length] ?? storyClubs.ars;
  const at = group === 'finished' ? 94 : group === 'later' ? 0 : 1 + whole(chance, 92);
  const isHalf = at > 0 && group !== 'finished' && chance() < 0.12;
  const score = group === 'later' ? null : { home: goalsBy(chance, at), away: goalsBy(chance, at) };
  const kickoffAt = storyNow + (group === 'later' ? 7 + index * 11 : group === 'finished' ? -(130 + index * 17) : -at) * minute;
  const id = `${group}-${index}`;
  const postponed = group === 'later' && index % 11 === 10;
  const cardCount = () => ({ yellow: whole(chance, 4), red: chance() < 0.12 ? 1 : 0 });
  return {
    id,
    href: `#match-${id}`,
    league: { id: league.id, name: league.name, color: league.color },
    kickoffAt,
    status:
      group === 'finished'
        ? { kind: 'finished' }
        : group === 'later'
          ? { kind: postponed ? 'postponed' : 'scheduled' }
          : isHalf
            ? { kind: 'halftime' }
            : { kind: 'live', minute: Math.min(at, 90), ...(at > 90 && { added: at - 90 }) },
    home,
    away,
    score,
    ...(score && at > 45 && { halfTime: { home: Math.min(score.home, whole(chance, 3)), away: Math.min(score.away, whole(chance, 2)) } }),
    ...(score && { corners: { home: whole(chance, 10), away: whole(chance, 8) }, cards: { home: cardCount(), away: cardCount() } }),
    ranks: { home: 1 + whole(chance, 18), away: 1 + whole(chance, 18) },
    ...(!postponed && {
      odds: oddsOf(chance, Math.max(0.04, (94 - at) / 94), score ?? { home: 0, away: 0 }, group === 'live' && index % 9 === 4),
    }),
    analysis: Object.fromEntries(analysisPages.map((page) => [page, `#${id}-${page}`])),
    ...(group !== 'finished' && chance() < 0.7 && { live: { href: `#rooms-${id}`, rooms: 1 + whole(chance, 20) } }),
  };
}

/** Football matches in all groups, about as an evening has them; all different, the same at every call. */
export function manyMatches(count: number): GroupSection[] {
  const shares = { pinned: 0.06, live: 0.5, later: 0.24 };
  const counts = {
    pinned: Math.max(1, Math.round(count * shares.pinned)),
    live: Math.round(count * shares.live),
    later: Math.round(count * shares.later),
  };
  const group = (name: MatchGroup, many: number): GroupSection => ({
    group: name,
    matches: Array.from({ length: many }, (_, index) => matchOf(name, index)),
  });
  return [
    group('pinned', counts.pinned),
    group('live', counts.live),
    group('later', counts.later),
    group('finished', Math.max(0, count - counts.pinned - counts.live - counts.later)),
  ];
}

const hoopIds = Object.keys(storyHoops) as (keyof typeof storyHoops)[];

function gameOf(group: MatchGroup, index: number): BasketballMatch {
  const chance = seeded(`${group} game ${index}`);
  const isChinese = index % 4 === 3;
  const ids = isChinese ? hoopIds.slice(8) : hoopIds.slice(0, 8);
  const at = (index * 2 + group.length) % ids.length;
  const [home, away] = [storyHoops[ids[at] ?? 'lal'], storyHoops[ids[(at + 1) % ids.length] ?? 'gsw']];
  const begun = group === 'later' ? 0 : group === 'finished' ? (index % 2 === 1 ? 5 : 4) : 1 + ((index + (group === 'pinned' ? 2 : 0)) % 5);
  const periods = Array.from({ length: begun }, (_, quarter) =>
    quarter > 3
      ? { home: 6 + whole(chance, 8), away: 5 + whole(chance, 8) }
      : { home: 19 + whole(chance, 15), away: 19 + whole(chance, 15) },
  );
  const total = (side: 'home' | 'away') => periods.reduce((sum, period) => sum + period[side], 0);
  const leads = [0];
  for (const period of periods)
    for (let step = 1; step <= 8; step++)
      leads.push(
        (leads[Math.floor((leads.length - 1) / 8) * 8] ?? 0) +
          ((period.home - period.away) * step) / 8 +
          (step < 8 ? (chance() - 0.5) * 5 : 0),
      );
  const price = () => cents(0.82 + chance() * 0.2);
  const quote = (middle: number): Quote => {
    const home = price();
    return { home, middle, away: cents(1.86 - home) };
  };
  const spread = whole(chance, 18) - 8.5;
  const line = 210.5 + whole(chance, 24);
  const favourite = Math.max(1.02, cents(1.9 - spread * 0.07));
  const id = `${group}-game-${index}`;
  const record = () => `${20 + whole(chance, 30)}-${10 + whole(chance, 25)}`;
  return {
    id,
    href: `#game-${id}`,
    league: storyHoopLeagues[isChinese ? 'cba' : 'nba'],
    kickoffAt: storyNow + (group === 'later' ? 25 + index * 45 : group === 'finished' ? -300 - index * 30 : -begun * 28) * minute,
    status: {
      kind:
        group === 'finished' ? 'finished' : group === 'later' ? 'scheduled' : begun > 4 ? 'extra' : index % 6 === 3 ? 'halftime' : 'live',
    },
    home,
    away,
    score: begun ? { home: total('home'), away: total('away') } : null,
    periods,
    ...(begun && group !== 'finished' && { clock: { left: whole(chance, 10) * 60 + 10 + whole(chance, 49), runs: false, at: storyNow } }),
    ranks: { home: 1 + whole(chance, 15), away: 1 + whole(chance, 15) },
    records: { home: record(), away: record() },
    ...(begun && { leads }),
    odds: {
      european: { initial: { home: favourite, away: 1.9 }, live: { home: cents(favourite + 0.06), away: 1.84 } },
      asian: { initial: quote(spread), live: index % 7 === 2 && group === 'live' ? null : quote(spread) },
      size: { initial: quote(line), live: quote(line) },
    },
    analysis: { situation: `#${id}`, form: `#${id}-form`, asian: `#${id}-asian`, size: `#${id}-size`, european: `#${id}-european` },
    ...(group !== 'finished' && { live: { href: `#rooms-${id}`, rooms: 1 + whole(chance, 20) } }),
  };
}

/** Basketball games in all groups. */
export const manyGames = (count: number): GroupSection<BasketballMatch>[] =>
  (['pinned', 'live', 'later', 'finished'] as const).map((group, place) => ({
    group,
    matches: Array.from({ length: Math.max(1, Math.round(count * ([0.15, 0.4, 0.25, 0.2][place] ?? 0))) }, (_, index) =>
      gameOf(group, index),
    ),
  }));

/** The same matches by league, those that are pinned on top. */
export function byLeague<Match extends ScoreMatch>(sections: readonly GroupSection<Match>[]): ScoreSection<Match>[] {
  const pinned = sections.filter(({ group }) => group === 'pinned');
  const others = sections.filter(({ group }) => group !== 'pinned').flatMap(({ matches }) => matches);
  const rankOf = (id: string) => storyLeagues.findIndex((league) => league.id === id);
  const grouped = [...Map.groupBy(others, ({ league }) => league.id)].sort(([one], [other]) => rankOf(one) - rankOf(other));
  const leagues = grouped.map(([id, matches], index): LeagueSection<Match> => ({
    group: 'league',
    league: {
      ...matches[0]?.league,
      id,
      name: matches[0]?.league.name ?? '',
      round: say(`第 ${12 + index} 轮`, `Round ${12 + index}`, `Vòng ${12 + index}`),
      href: `#table-${id}`,
    },
    matches,
  }));
  return [...pinned, ...leagues];
}
