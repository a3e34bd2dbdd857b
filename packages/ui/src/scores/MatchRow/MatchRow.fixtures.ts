import { clubs, longClubs } from '../Crest/Crest.fixtures.ts';
import type { MatchRowItem } from './match.ts';

const beijing = (hour: number, minute = 0) => Date.UTC(2026, 10, 21, hour - 8, minute);
const premier = { id: 'epl', name: '英超', color: 'oklch(0.45 0.19 305)' };
const liga = { id: 'liga', name: '西甲', color: 'oklch(0.66 0.19 45)' };
const bundesliga = { id: 'bl1', name: '德甲', color: 'oklch(0.53 0.21 26)' };
const serieA = { id: 'sa', name: '意甲', color: 'oklch(0.55 0.17 255)' };
const csl = { id: 'csl', name: '中超', color: 'oklch(0.5 0.17 18)' };
const saudi = { id: 'spl', name: '沙特联', color: 'oklch(0.5 0.14 152)' };
const none = { yellow: 0, red: 0 };

const match = (id: string, given: Omit<MatchRowItem, 'id' | 'href'>): MatchRowItem => ({ id, href: `/score-detail?id=${id}`, ...given });

/** The match of the night. */
export const derby = match('mci-ars', { league: premier, kickoffAt: beijing(18, 50), status: { kind: 'live', minute: 67 }, home: clubs.mci, away: clubs.ars, score: { home: 2, away: 1 }, halfTime: { home: 1, away: 1 }, corners: { home: 6, away: 3 }, cards: { home: { yellow: 2, red: 0 }, away: { yellow: 1, red: 1 } }, ranks: { home: 2, away: 1 }, live: { href: '/live?id=1', rooms: 12 } });

/** One evening of football, from what runs to what is over. */
export const evening = {
  pinned: [
    derby,
    match('rma-bar', { league: liga, kickoffAt: beijing(19, 10), status: { kind: 'halftime' }, home: clubs.rma, away: clubs.bar, score: { home: 1, away: 1 }, halfTime: { home: 1, away: 1 }, corners: { home: 2, away: 4 }, cards: { home: none, away: { yellow: 1, red: 0 } }, ranks: { home: 2, away: 1 }, live: { href: '/live?id=2', rooms: 18 } }),
  ],
  live: [
    match('shs-sdt', { league: csl, kickoffAt: beijing(18, 10), status: { kind: 'live', minute: 90, added: 3 }, home: clubs.shs, away: clubs.sdt, score: { home: 1, away: 1 }, halfTime: { home: 0, away: 1 }, corners: { home: 9, away: 4 }, cards: { home: { yellow: 2, red: 0 }, away: { yellow: 3, red: 0 } }, ranks: { home: 1, away: 6 }, live: { href: '/live?id=3', rooms: 6 } }),
    match('nas-itt', { league: saudi, kickoffAt: beijing(19, 29), status: { kind: 'live', minute: 31 }, home: clubs.nas, away: clubs.itt, score: { home: 2, away: 0 }, corners: { home: 3, away: 1 }, ranks: { home: 1, away: 4 }, live: { href: '/live?id=4', rooms: 1 } }),
    match('ful-tot', { league: premier, kickoffAt: beijing(19, 52), status: { kind: 'live', minute: 8 }, home: clubs.ful, away: clubs.tot, score: { home: 0, away: 0 }, corners: { home: 1, away: 0 }, ranks: { home: 10, away: 18 } }),
  ],
  later: [
    match('ata-rom', { league: serieA, kickoffAt: beijing(20, 7), status: { kind: 'scheduled' }, home: clubs.ata, away: clubs.rom, score: null, ranks: { home: 6, away: 4 } }),
    match('liv-che', { league: premier, kickoffAt: beijing(23), status: { kind: 'scheduled' }, home: clubs.liv, away: clubs.che, score: null, ranks: { home: 3, away: 5 } }),
    match('bay-bvb', { league: bundesliga, kickoffAt: beijing(24 + 22, 30), status: { kind: 'scheduled' }, home: clubs.bay, away: clubs.bvb, score: null, ranks: { home: 1, away: 2 } }),
    match('int-juv', { league: serieA, kickoffAt: beijing(22), status: { kind: 'postponed' }, home: clubs.int, away: clubs.juv, score: null, ranks: { home: 1, away: 5 } }),
  ],
  finished: [
    match('sha-gua', { league: csl, kickoffAt: beijing(17, 35), status: { kind: 'finished' }, home: clubs.sha, away: clubs.gua, score: { home: 2, away: 0 }, halfTime: { home: 0, away: 0 }, corners: { home: 7, away: 6 }, cards: { home: { yellow: 1, red: 0 }, away: { yellow: 3, red: 1 } }, ranks: { home: 4, away: 3 } }),
    match('seo-poh', { league: { id: 'kfa', name: '韩足协杯' }, kickoffAt: beijing(14), status: { kind: 'finished' }, penalties: { home: 4, away: 2 }, home: clubs.seo, away: clubs.poh, score: { home: 1, away: 1 }, halfTime: { home: 0, away: 1 }, corners: { home: 5, away: 7 } }),
    match('ran-cel', { league: { id: 'spfl', name: '苏超', color: 'oklch(0.4 0.12 262)' }, kickoffAt: beijing(16), status: { kind: 'finished' }, home: clubs.ran, away: clubs.cel, score: { home: 0, away: 2 }, halfTime: { home: 0, away: 1 }, corners: { home: 3, away: 6 }, cards: { home: { yellow: 4, red: 1 }, away: { yellow: 1, red: 0 } } }),
  ],
} satisfies Record<string, MatchRowItem[]>;

/** A match with names as long as Vietnamese has them. */
export const longMatch = match('cahn-hcm', {
  league: { id: 'vleague', name: 'Giải vô địch quốc gia Việt Nam', color: 'oklch(0.57 0.2 28)' },
  kickoffAt: beijing(19, 15),
  status: { kind: 'live', minute: 45, added: 2 },
  home: longClubs.cahn,
  away: longClubs.hcm,
  score: { home: 12, away: 10 },
  halfTime: { home: 10, away: 10 },
  corners: { home: 10, away: 12 },
  cards: { home: { yellow: 4, red: 1 }, away: { yellow: 3, red: 2 } },
  ranks: { home: 12, away: 14 },
  live: { href: '/live?id=9', rooms: 128 },
});
