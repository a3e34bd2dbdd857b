import { basketballClubs, clubs } from '../../scores/Crest/Crest.fixtures.ts';
import { say } from '../../lab/storykit/say.ts';
import type { ForecastStageProps } from './ForecastStage.tsx';
import type { ForecastIndex, ForecastMatch } from './forecast.ts';

const at = Date.UTC(2026, 10, 21, 14, 30);

/** The instant of the stories: 20:00 in Beijing. */
export const forecastNow = Date.UTC(2026, 10, 21, 12);

/** Eight companies: the handicap was raised, the size is unchanged, the draw got dearer. */
const index: ForecastIndex = {
  companies: 8,
  average: {
    asian: { initial: { home: 0.94, middle: 0.5, away: 0.92 }, live: { home: 0.9, middle: 0.75, away: 0.98 } },
    size: { initial: { home: 0.96, middle: 3.25, away: 0.9 }, live: { home: 0.96, middle: 3.25, away: 0.9 } },
    european: { initial: { home: 2.11, middle: 4.08, away: 2.95 }, live: { home: 1.97, middle: 4.12, away: 3.2 } },
  },
  moves: { asian: { up: 2, down: 6 }, size: { up: 0, down: 0 }, european: { up: 0, down: 8 } },
};

/** A match before the viewer has voted. */
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
  index,
};

export const votedForecast: ForecastMatch = {
  ...openForecast,
  id: 'voted',
  votes: { total: 21_871, share: { home: 46, draw: 27, away: 27 }, mine: 'home' },
};
const { index: _, ...unpriced } = openForecast;
export const newForecast: ForecastMatch = {
  ...unpriced,
  id: 'new',
  form: { home: [], away: [] },
  meetings: { won: 0, drawn: 0, lost: 0 },
  votes: { total: 0, share: null, mine: null },
};
export const overForecast: ForecastMatch = {
  ...openForecast,
  id: 'over',
  status: { kind: 'finished' },
  score: { home: 2, away: 0 },
  votes: { total: 18_120, share: { home: 98, draw: 1, away: 1 }, mine: 'away' },
};
/** A game of basketball: the line is in points, and there is no draw. */
export const basketForecast: ForecastMatch = {
  ...openForecast,
  id: 'lal-gsw',
  home: basketballClubs.lal,
  away: basketballClubs.gsw,
  noDraw: true,
  inPoints: true,
  index: {
    companies: 5,
    average: {
      asian: { initial: { home: 0.94, middle: 4.5, away: 0.92 }, live: null },
      size: { initial: { home: 0.9, middle: 229.5, away: 0.96 }, live: { home: 0.88, middle: 231.5, away: 0.98 } },
      european: { initial: { home: 1.62, away: 2.35 }, live: { home: 1.58, away: 2.44 } },
    },
    moves: { asian: { up: 0, down: 0 }, size: { up: 3, down: 1 }, european: { up: 1, down: 4 } },
  },
};

/** Place and time of the match in the stories. */
export const stageFacts: ForecastStageProps['facts'] = {
  league: { name: say('德甲', 'Bundesliga', 'Bundesliga'), color: 'oklch(0.53 0.21 26)' },
  round: say('第26轮', 'Round 26', 'Vòng 26'),
  kickoffAt: at,
  venue: say('威斯特法伦', 'Westfalen', 'Westfalen'),
  weather: { sky: 'cloudy', celsius: 8 },
};
export const stageNotes: ForecastStageProps['notes'] = {
  home: { href: '#bvb', note: say('第 3 · 主场 8 胜 2 平 1 负', '3rd · home 8-2-1', 'Hạng 3 · sân nhà 8-2-1') },
  away: { note: say('第 2 · 客场 7 胜 3 平 2 负', '2nd · away 7-3-2', 'Hạng 2 · sân khách 7-3-2') },
};
