import { divisions, type DemoTeam, type Division } from '../../../catalogue/football/divisions.ts';
import { say } from '../../../catalogue/football/football.types.ts';
import type { FeedFixture } from '../../../modules/sport/index.ts';
import { randomFor } from '../../../platform/random.ts';
import { cycleLength, slotsByDivision } from './slots.ts';

/** Length of a day, ms. */
export const dayLength = 86_400_000;
/** Rounds are counted from this instant. */
export const firstRound = Date.UTC(2020, 0, 1);

/** A day of the calendar: days since 1970-01-01, UTC. */
export const dayOf = (at: number): number => Math.floor(at / dayLength);

/** Who plays whom; the first is at home. */
export interface Pairing<Team = DemoTeam> {
  home: Team;
  away: Team;
}

/** What is left of a division, never negative. */
export const remainder = (value: number, by: number) => ((value % by) + by) % by;

/** Rounds of a season: everybody meets everybody at home and away. */
export const seasonRounds = (teams: number) => 2 * (teams + (teams % 2) - 1);

/** One round by the circle method: one team stays, the others walk around it; the second half of a season is played the other way round. */
export function pairings<Team extends { id: string }>(
  seed: string,
  { competition, teams }: { competition: { id: string }; teams: readonly Team[] },
  round: number,
): Pairing<Team>[] {
  const rounds = seasonRounds(teams.length);
  const season = Math.floor(round / rounds);
  const inSeason = remainder(round, rounds);
  const half = rounds / 2;
  const order: (Team | undefined)[] = randomFor(seed, competition.id, 'season', season).shuffled(teams);
  if (order.length % 2 === 1) order.push(undefined);
  const [fixed, ...walking] = order;
  const turn = inSeason % half;
  const circle = [fixed, ...walking.map((_, index) => walking[(index + turn) % half])];
  return Array.from({ length: order.length / 2 }, (_, index): Pairing<Team> | undefined => {
    const one = circle[index];
    const other = circle[circle.length - 1 - index];
    if (!one || !other) return undefined;
    const swapped = (index === 0 ? turn % 2 === 1 : index % 2 === 1) !== inSeason >= half;
    return swapped ? { home: other, away: one } : { home: one, away: other };
  }).filter((pairing) => pairing !== undefined);
}

/** How much people look forward to a match, about 2-200. */
const appeal = ({ home, away }: Pairing) => home.strength + away.strength;

/** How near a kick-off is to half past seven in the evening, where it is played; the best match of a round gets the nearest. */
export const eveningDistance = (at: number, utcOffset: number) => Math.abs(remainder(at / 3_600_000 + utcOffset, 24) - 19.5);

/** How many matches of a round are hot ones, by the tier of the league. */
const hotMatches: Readonly<Record<number, number>> = { 1: 3, 2: 2, 3: 1 };

/** The matches of a round that kick off on a day. */
function roundOf(seed: string, division: Division, round: number, day: number): FeedFixture[] {
  const { competition, teams, utcOffset } = division;
  const starts = firstRound + round * cycleLength;
  const all = (slotsByDivision.get(competition.id) ?? []).map((slot) => starts + slot);
  // Who meets whom is drawn only for rounds that have something to do with the day.
  if (!all.some((slot) => dayOf(slot) === day)) return [];
  const slots = all.sort((a, b) => eveningDistance(a, utcOffset) - eveningDistance(b, utcOffset));
  const rounds = seasonRounds(teams.length);
  const seasonStart = firstRound + Math.floor(round / rounds) * rounds * cycleLength;
  const number = remainder(round, rounds) + 1;
  const pairs = pairings(seed, division, round).sort((a, b) => appeal(b) - appeal(a));
  return pairs.flatMap((pair, index): FeedFixture[] => {
    const kickoffAt = slots[index];
    if (kickoffAt === undefined || dayOf(kickoffAt) !== day) return [];
    return [
      {
        id: `${seed}-${competition.id}-${round}-${pair.home.id}-${pair.away.id}`,
        sport: 'football',
        competitionId: competition.id,
        season: new Date(seasonStart).toISOString().slice(0, 10),
        roundNames: say(`第${number}轮`, `Round ${number}`, `Vòng ${number}`),
        homeId: pair.home.id,
        awayId: pair.away.id,
        kickoffAt,
        isHot: division.squad === 'first' && index < (hotMatches[competition.tier] ?? 0),
        isSimulated: true,
      },
    ];
  });
}

/**
 * All matches that kick off on a day (days since 1970, UTC), by kick-off. The season of a fixture is named by the day on
 * which it began; ids hold seed, round and teams, so that two worlds never meet in one database.
 */
export function planDay(seed: string, day: number): FeedFixture[] {
  const around = Math.floor((day * dayLength - firstRound) / cycleLength);
  return divisions
    .flatMap((division) => [around - 1, around, around + 1].flatMap((round) => roundOf(seed, division, round, day)))
    .sort((a, b) => a.kickoffAt - b.kickoffAt || a.id.localeCompare(b.id));
}
