import { clubs } from '../Crest/Crest.fixtures.ts';
import { say } from '../../lab/storykit/say.ts';
import type { BracketRound, BracketTie } from './bracket.ts';

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

const series = (
  id: string,
  sides: Pick<BracketTie, 'home' | 'away'>,
  seeds: readonly [number, number],
  won: readonly [number, number],
): BracketTie => ({
  id,
  ...sides,
  legs: [],
  total: { home: won[0], away: won[1] },
  seeds: { home: seeds[0], away: seeds[1] },
  ...(won.includes(4) && { winner: won[0] === 4 ? 'home' : 'away' }),
});

/** Play-offs in two halves, whose final is on. */
export const playoffRounds: readonly BracketRound[] = [
  {
    id: 'first',
    name: say('首轮', 'First round', 'Vòng 1'),
    ties: [
      series('e1', { home: ars, away: int }, [1, 8], [4, 1]),
      series('e2', { home: bay, away: che }, [4, 5], [3, 4]),
      series('e3', { home: bar, away: bvb }, [3, 6], [4, 2]),
      series('e4', { home: liv, away: juv }, [2, 7], [4, 0]),
      series('w1', { home: mci, away: rma }, [1, 8], [4, 3]),
      series('w2', { home: clubs.ata, away: clubs.rom }, [4, 5], [4, 2]),
      series('w3', { home: clubs.shs, away: clubs.sdt }, [3, 6], [2, 4]),
      series('w4', { home: clubs.gua, away: clubs.sha }, [2, 7], [4, 3]),
    ],
  },
  {
    id: 'second',
    name: say('分区半决赛', 'Conference semi-finals', 'Bán kết miền'),
    ties: [
      series('e5', { home: ars, away: che }, [1, 5], [4, 2]),
      series('e6', { home: liv, away: bar }, [2, 3], [4, 3]),
      series('w5', { home: mci, away: clubs.ata }, [1, 4], [4, 1]),
      series('w6', { home: clubs.gua, away: clubs.sdt }, [2, 6], [1, 4]),
    ],
  },
  {
    id: 'third',
    name: say('分区决赛', 'Conference finals', 'Chung kết miền'),
    ties: [series('e7', { home: ars, away: liv }, [1, 2], [4, 3]), series('w7', { home: mci, away: clubs.sdt }, [1, 6], [4, 2])],
  },
  {
    id: 'finals',
    name: say('总决赛', 'Finals', 'Chung kết tổng'),
    ties: [{ ...series('final', { home: mci, away: ars }, [1, 1], [2, 1]), live: true }],
  },
];
