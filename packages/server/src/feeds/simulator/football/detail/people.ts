import { divisionOf, homeDivisionOf, type Division } from '../../../../catalogue/football/divisions.ts';
import { say } from '../../../../catalogue/football/football.types.ts';
import type {
  FeedAbsence,
  FeedConditions,
  FeedLineup,
  FeedPlayer,
  MatchParts,
  FeedFixture,
} from '../../../../modules/scores/sport/index.ts';
import { otherSide, type Side } from '../incidents.ts';
import { randomFor } from '../../../../platform/random.ts';
import { personOf, squadOf, starters } from '../squad.ts';

const day = 86_400_000;

/**
 * Formations for four defenders, three midfielders and three forwards, with their places in the squad from the team's right to its left.
 */
const shapes: readonly { formation: string; order: readonly number[] }[] = [
  { formation: '4-3-3', order: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] },
  { formation: '4-2-3-1', order: [0, 1, 2, 3, 4, 5, 6, 8, 7, 10, 9] },
  { formation: '4-1-2-3', order: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] },
  { formation: '4-4-2', order: [0, 1, 2, 3, 4, 8, 5, 6, 7, 9, 10] },
];

/** Shirt numbers of outfield starters, then of the bench. */
const usualNumbers = [2, 3, 4, 5, 6, 8, 10, 7, 9, 11] as const;

/** Year in which the players of the simulated world have their drawn age. */
const peopledIn = 2026;

/** When a player was born, ms UTC: keepers and captains have seen more seasons. */
function birthOf(seed: string, teamId: string, index: number, isOld: boolean): number {
  const random = randomFor(seed, 'born', teamId, index);
  const age = (isOld ? 22 : 18) + Math.round((random.unit() + random.unit()) * 7);
  return Date.UTC(peopledIn - age, random.between(0, 11), random.between(1, 28));
}

/** The players of a team with their numbers, in the order of the squad; the same in every match of a seed. */
export function playersOf(seed: string, division: Division, teamId: string): FeedPlayer[] {
  const random = randomFor(seed, 'numbers', teamId);
  const usual = random.shuffled(usualNumbers);
  const others = random.shuffled(Array.from({ length: 28 }, (_, index) => index + 12));
  const captain = random.between(1, starters - 1);
  return squadOf(seed, division, teamId).map(({ name, position }, index) => {
    const number = index === 0 ? 1 : (usual[index - 1] ?? others[index] ?? 40 + index);
    const isCaptain = index === captain;
    const bornAt = birthOf(seed, teamId, index, isCaptain || position === 'keeper');
    return { id: `${teamId}-${number}`, names: name, number, position, isCaptain, bornAt };
  });
}

function lineupOf(seed: string, division: Division, teamId: string): FeedLineup {
  const players = playersOf(seed, division, teamId);
  const shape = randomFor(seed, 'shape', teamId).pick(shapes);
  return {
    formation: shape.formation,
    coach: personOf(seed, { people: (homeDivisionOf(teamId) ?? division).people, squad: 'first' }, 'coach', teamId),
    starters: shape.order.flatMap((place) => players[place] ?? []),
    bench: players.slice(starters),
  };
}

/** Both line-ups of a match. */
export function lineupsOf(seed: string, fixture: FeedFixture, isConfirmed: boolean): MatchParts['lineups'] {
  const division = divisionOf(fixture.competitionId);
  return { isConfirmed, home: lineupOf(seed, division, fixture.homeId), away: lineupOf(seed, division, fixture.awayId) };
}

/** Players beyond the squad who cannot play; the same for all matches of some weeks. */
export function absencesOf(seed: string, fixture: FeedFixture): FeedAbsence[] {
  const division = divisionOf(fixture.competitionId);
  const spell = Math.floor(fixture.kickoffAt / (16 * day));
  const of = (side: Side, teamId: string): FeedAbsence[] => {
    const random = randomFor(seed, 'absent', teamId, spell);
    return Array.from({ length: random.between(0, 3) }, (_, index) => ({
      side,
      player: personOf(seed, homeDivisionOf(teamId) ?? division, 'absent', teamId, index + random.between(0, 2) * 10),
      position: random.pick(['defender', 'midfielder', 'forward'] as const),
      reason: random.pick(['muscle', 'knee', 'ankle', 'illness', 'suspended', 'doubtful'] as const),
      backAt: random.happens(0.6) ? (spell + 1) * 16 * day + random.between(0, 20) * day : null,
    }));
  };
  return [...of('home', fixture.homeId), ...of(otherSide.home, fixture.awayId)];
}

/** Venue, weather and referee of a match. */
export function conditionsOf(seed: string, fixture: FeedFixture): FeedConditions {
  const division = divisionOf(fixture.competitionId);
  const club = division.teams.find(({ id }) => id === fixture.homeId);
  const ground = randomFor(seed, 'ground', fixture.homeId);
  const random = randomFor(seed, 'sky', fixture.id);
  const capacity = Math.round((4_000 + ((club?.strength ?? 50) / 100) ** 2 * 62_000 * (0.7 + ground.unit() * 0.6)) / 100) * 100;
  const [zh, latin, vi] = ground.pick([
    ['体育场', 'Stadium', 'Sân vận động'],
    ['竞技场', 'Arena', 'Sân'],
    ['公园球场', 'Park', 'Công viên'],
  ] as const);
  const names = club?.shortNames ?? say('', '');
  const month = new Date(fixture.kickoffAt).getUTCMonth();
  const warmth = 14 - 10 * Math.cos(((month - 0.5) / 12) * 2 * Math.PI);
  const kind = random.pick(
    ['clear', 'cloudy', 'overcast', 'rain', 'fog', 'storm'] as const,
    (each) => ({ clear: 6, cloudy: 6, overcast: 4, rain: 3, fog: 0.6, storm: 0.4 })[each],
  );
  return {
    venue: { zh: `${names.zh}${zh}`, en: `${names.en} ${latin}`, vi: `${vi} ${names.vi}` },
    city: null,
    capacity,
    attendance: Math.round(capacity * (0.45 + random.unit() * 0.53)),
    referee: personOf(seed, { people: division.people, squad: 'first' }, 'referee', fixture.competitionId, random.between(0, 14)),
    weather: {
      kind: kind === 'rain' && warmth < 5 && random.happens(0.5) ? 'snow' : kind,
      temperature: Math.round(warmth + random.between(-5, 6)),
      humidity: random.between(kind === 'rain' ? 75 : 35, kind === 'rain' ? 97 : 85),
      wind: random.between(3, 80) / 10,
    },
  };
}
