import type { Fixture } from '@pitchside/api/scores/competitions';
import type { Competition, Team } from '@pitchside/api/scores/matches';
import { local, type Localizable } from '../../../text/local.ts';
import { countryId, type competitions, type Pair, type teams } from '../sport/index.ts';
import { describeMatch } from '../matches/index.ts';
import type { FixtureRow } from './competitions.repository.ts';

/** A competition in wire format. */
export const describeCompetition = ({
  id,
  names,
  shortNames,
  countryNames,
  color,
  tier,
}: typeof competitions.$inferSelect): Localizable<Competition> => ({
  id,
  name: local(names),
  short_name: local(shortNames),
  country_id: countryId(countryNames),
  country: local(countryNames),
  color,
  tier,
});

/** A team in wire format. */
export const describeTeam = ({ id, names, shortNames, colors, logo }: typeof teams.$inferSelect): Localizable<Team> => ({
  id,
  name: local(names),
  short_name: local(shortNames),
  short_name_zh: shortNames.zh,
  colors: [...colors],
  logo,
});

/** The side with the larger value; null if equal. */
export const leaderOf = ({ home, away }: Pair): 'home' | 'away' | null => (home === away ? null : home > away ? 'home' : 'away');

/** A match of a season: its state, and how it was decided. */
export function describeFixture({ row, placing }: FixtureRow): Localizable<Fixture> {
  const { status, homeScore, awayScore, penalties, regular } = row.match;
  const isOver = status === 'finished' && homeScore !== null && awayScore !== null;
  const decided = placing?.isAwarded ? 'awarded' : penalties ? 'penalties' : regular ? 'extra' : 'regular';
  return {
    ...describeMatch(row),
    stage: placing?.stage ?? 'league',
    // The round implies the half of a league that has split.
    group: placing?.stage === 'league' ? null : (placing?.groupId ?? null),
    regular,
    decided: isOver ? decided : null,
    winner: isOver ? leaderOf(penalties ?? { home: homeScore, away: awayScore }) : null,
    ground: placing?.ground ?? null,
  };
}
