import { clubs } from '../Crest/Crest.fixtures.ts';
import { say } from '../../lab/storykit/say.ts';
import type { BracketRound } from './bracket.ts';

const { mci, ars, rma, bar, liv, che, bay, bvb, int, juv } = clubs;

/** The last eight of a cup with a final that is still open. */
export const bracketRounds: readonly BracketRound[] = [
  {
    id: 'qf',
    name: say('8强', 'Quarter-finals', 'Tứ kết'),
    ties: [
      {
        id: 'q1',
        home: ars,
        away: bay,
        legs: [
          { home: 2, away: 0 },
          { home: 1, away: 1 },
        ],
        total: { home: 3, away: 1 },
        winner: 'home',
        href: '#q1',
      },
      {
        id: 'q2',
        home: rma,
        away: mci,
        legs: [
          { home: 1, away: 1 },
          { home: 2, away: 2 },
        ],
        total: { home: 3, away: 3 },
        penalties: { home: 4, away: 2 },
        winner: 'home',
        note: say('加时', 'AET', 'Hiệp phụ'),
        href: '#q2',
      },
      {
        id: 'q3',
        home: bar,
        away: bvb,
        legs: [
          { home: 2, away: 1 },
          { home: 3, away: 1 },
        ],
        total: { home: 5, away: 2 },
        winner: 'home',
        href: '#q3',
      },
      {
        id: 'q4',
        home: liv,
        away: int,
        legs: [
          { home: 0, away: 1 },
          { home: 1, away: 1 },
        ],
        total: { home: 1, away: 2 },
        live: true,
        href: '#q4',
      },
    ],
  },
  {
    id: 'sf',
    name: say('4强', 'Semi-finals', 'Bán kết'),
    ties: [
      { id: 's1', home: ars, away: rma, legs: [], total: null, nextAt: Date.UTC(2026, 3, 28, 19), href: '#s1' },
      { id: 's2', home: bar, away: null, legs: [], total: null, nextAt: Date.UTC(2026, 3, 29, 19) },
    ],
  },
  {
    id: 'f',
    name: say('决赛', 'Final', 'Chung kết'),
    ties: [{ id: 'f1', home: null, away: null, legs: [], total: null, nextAt: Date.UTC(2026, 4, 30, 16) }],
  },
];

/** A cup that is over. */
export const decidedRounds: readonly BracketRound[] = [
  {
    id: 'sf',
    name: say('半决赛', 'Semi-finals', 'Bán kết'),
    ties: [
      { id: 'd1', home: che, away: juv, legs: [{ home: 2, away: 1 }], total: { home: 2, away: 1 }, winner: 'home' },
      { id: 'd2', home: int, away: bar, legs: [{ home: 0, away: 3 }], total: { home: 0, away: 3 }, winner: 'away' },
    ],
  },
  {
    id: 'f',
    name: say('决赛', 'Final', 'Chung kết'),
    ties: [
      {
        id: 'd3',
        home: che,
        away: bar,
        legs: [{ home: 1, away: 1 }],
        total: { home: 1, away: 1 },
        penalties: { home: 5, away: 4 },
        winner: 'home',
      },
    ],
  },
];
