import { match, type Match } from '@pitchside/api/scores/matches';

/** A team that is called as its id. */
export const teamOf = (id: string): Match['home'] => ({
  id,
  name: id,
  short_name: id,
  short_name_zh: id,
  colors: ['#111', '#eee'],
  logo: null,
});

/** A football match to come; `change` says what is other. */
export const matchOf = (id: string, change: Partial<Match> = {}): Match => ({
  id,
  sport: 'football',
  competition: { id: 'epl', name: '英超', short_name: '英超', country_id: 'england', country: '英格兰', color: '#639', tier: 1 },
  round: '',
  home: teamOf(`home of ${id}`),
  away: teamOf(`away of ${id}`),
  status: 'scheduled',
  kickoff_at: 4_000_000_000_000,
  minute: null,
  added: 0,
  home_score: null,
  away_score: null,
  half: null,
  penalties: null,
  counts: null,
  is_hot: false,
  is_simulated: true,
  room_count: 0,
  version: 1,
  ...change,
});

/** A football match in its first half, as it stands after so many changes, one a minute; parsed like one of an answer. */
export const runningMatch = (id: string, version: number, home: number, change: Partial<Match> = {}): Match =>
  match.parse(
    matchOf(id, {
      home: teamOf('a'),
      away: teamOf('b'),
      status: 'first_half',
      kickoff_at: 1,
      minute: version,
      home_score: home,
      away_score: 0,
      version,
      ...change,
    }),
  );
