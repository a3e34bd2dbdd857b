import { clubs } from '../Crest/Crest.fixtures.ts';
import { say } from '../storykit/say.ts';
import type { ForecastMatch } from './forecast.ts';

const at = Date.UTC(2026, 10, 21, 14, 30);

/** The instant of the stories: 20:00 in Beijing. */
export const forecastNow = Date.UTC(2026, 10, 21, 12);

/** A match before anybody of this browser has voted. */
export const openForecast: ForecastMatch = {
  id: 'bvb-bay',
  href: '/schedule',
  league: { id: 'bl1', name: say('德甲', 'Bundesliga', 'Bundesliga'), color: 'oklch(0.53 0.21 26)' },
  round: say('第26轮', 'Round 26', 'Vòng 26'),
  kickoffAt: at,
  home: clubs.bvb,
  away: clubs.bay,
  score: null,
  status: { kind: 'scheduled', kickoffAt: at },
  form: { home: ['W', 'W', 'D', 'W', 'L'], away: ['D', 'W', 'W', 'L', 'W'] },
  meetings: { won: 5, drawn: 2, lost: 3 },
  votes: { total: 21_870, share: null, mine: null },
};

export const votedForecast: ForecastMatch = { ...openForecast, id: 'voted', votes: { total: 21_871, share: { home: 46, draw: 27, away: 27 }, mine: 'home' } };
export const newForecast: ForecastMatch = { ...openForecast, id: 'new', form: { home: [], away: [] }, meetings: { won: 0, drawn: 0, lost: 0 }, votes: { total: 0, share: null, mine: null } };
export const overForecast: ForecastMatch = { ...openForecast, id: 'over', status: { kind: 'finished' }, score: { home: 2, away: 0 }, votes: { total: 18_120, share: { home: 98, draw: 1, away: 1 }, mine: 'away' } };
