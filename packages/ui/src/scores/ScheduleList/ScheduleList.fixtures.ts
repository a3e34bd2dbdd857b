import { clubs } from '../Crest/Crest.fixtures.ts';
import { say } from '../../lab/storykit/say.ts';
import type { ScheduleMatch } from './schedule.ts';

const beijing = (hour: number, minute = 0) => Date.UTC(2026, 10, 21, hour - 8, minute);
/** The instant of the stories: 20:00 in Beijing. */
export const scheduleNow = beijing(20);

const leagues = {
  epl: { id: 'epl', name: say('英超', 'Premier League', 'Ngoại hạng Anh'), color: 'oklch(0.45 0.19 305)' },
  liga: { id: 'liga', name: say('西甲', 'La Liga', 'La Liga'), color: 'oklch(0.66 0.19 45)' },
  csl: { id: 'csl', name: say('中超', 'CSL', 'CSL'), color: 'oklch(0.5 0.17 18)' },
};
const { mci, ars, rma, bar, liv, che, shs, sdt } = clubs;
const anchors = [
  { seed: 'fei', name: say('阿飞说球', 'Fei on the ball', 'Phi nói bóng') },
  { seed: 'xiaoyue', name: say('懂球小玥', 'Yue knows', 'Nguyệt hiểu bóng') },
  { seed: 'laozhang', name: say('老张侃西甲', 'Zhang on La Liga', 'Trương bàn La Liga') },
];
const round = say('第12轮', 'Round 12', 'Vòng 12');

/** One match of every kind. */
export const scheduleMatches = {
  live: {
    id: 'mci-ars',
    href: '/football?match=1',
    sport: 'football',
    league: leagues.epl,
    round,
    kickoffAt: beijing(19),
    status: { kind: 'live', minute: 67 },
    home: mci,
    away: ars,
    score: { home: 2, away: 1 },
    rooms: { anchors, total: 12, href: '/live?match_id=1' },
    reserveCount: 812,
  },
  unshown: {
    id: 'shs-sdt',
    href: '/football?match=2',
    sport: 'football',
    league: leagues.csl,
    round,
    kickoffAt: beijing(19),
    status: { kind: 'halftime' },
    home: shs,
    away: sdt,
    score: { home: 0, away: 0 },
    reserveCount: 0,
  },
  coming: {
    id: 'rma-bar',
    href: '/football?match=3',
    sport: 'football',
    league: leagues.liga,
    round,
    kickoffAt: beijing(22),
    status: { kind: 'scheduled', kickoffAt: beijing(22) },
    home: rma,
    away: bar,
    score: null,
    rooms: { anchors: anchors.slice(2), total: 1, href: '/live?match_id=3' },
    reserveCount: 1_204,
  },
  open: {
    id: 'liv-che',
    href: '/football?match=4',
    sport: 'football',
    league: leagues.epl,
    round,
    kickoffAt: beijing(22),
    status: { kind: 'scheduled', kickoffAt: beijing(22) },
    home: liv,
    away: che,
    score: null,
    reserveCount: 0,
  },
  off: {
    id: 'shs-sdt-2',
    href: '/football?match=5',
    sport: 'football',
    league: leagues.csl,
    round,
    kickoffAt: beijing(22),
    status: { kind: 'postponed' },
    home: shs,
    away: sdt,
    score: null,
    reserveCount: 3,
  },
  over: {
    id: 'che-mci',
    href: '/football?match=6',
    sport: 'football',
    league: leagues.epl,
    round,
    kickoffAt: beijing(15),
    status: { kind: 'finished' },
    home: che,
    away: mci,
    score: { home: 1, away: 3 },
    reserveCount: 40,
  },
} satisfies Record<string, ScheduleMatch>;
