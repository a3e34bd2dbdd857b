import type { Forecast } from '@pitchside/api/foresight';
import type { Match } from '@pitchside/api/matches';

const team = (id: string): Match['home'] => ({ id, name: id, short_name: id, short_name_zh: id, colors: ['#111', '#eee'], logo: null });

/** A football match to come. */
export const coming = (id: string): Match => ({
  id,
  sport: 'football',
  competition: { id: 'epl', name: '英超', short_name: '英超', country_id: 'england', country: '英格兰', color: '#639', tier: 1 },
  round: '',
  home: team(`home of ${id}`),
  away: team(`away of ${id}`),
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
});

export const forecastOf = (id: string): Forecast => ({
  match: coming(id),
  form: { home: [], away: [] },
  meetings: { won: 0, drawn: 0, lost: 0 },
  votes: { total: 0, share: null, mine: null },
  odds: [],
});
