import { basketballClubs, clubs, longClubs } from '../Crest/Crest.fixtures.ts';
import type { MatchScore } from './useMatchSentence.ts';

const kickoffAt = Date.UTC(2026, 10, 21, 15, 0);

/** A match in every state that a fan meets on one evening. */
export const matches = {
  live: { home: clubs.mci, away: clubs.ars, score: { home: 2, away: 1 }, status: { kind: 'live', minute: 67 } },
  stoppage: { home: clubs.shs, away: clubs.sdt, score: { home: 1, away: 1 }, status: { kind: 'live', minute: 90, added: 3 } },
  halftime: { home: clubs.rma, away: clubs.bar, score: { home: 0, away: 0 }, status: { kind: 'halftime' } },
  scheduled: { home: clubs.liv, away: clubs.che, score: null, status: { kind: 'scheduled', kickoffAt } },
  finished: { home: clubs.sha, away: clubs.gua, score: { home: 2, away: 0 }, status: { kind: 'finished' } },
  shootout: {
    home: clubs.seo,
    away: clubs.poh,
    score: { home: 1, away: 1 },
    status: { kind: 'finished' },
    penalties: { home: 4, away: 2 },
  },
  postponed: { home: clubs.int, away: clubs.juv, score: null, status: { kind: 'postponed' } },
  basketball: { home: basketballClubs.lal, away: basketballClubs.gsw, score: { home: 98, away: 102 }, status: { kind: 'live' } },
  pale: { home: clubs.ful, away: clubs.tot, score: { home: 10, away: 0 }, status: { kind: 'live', minute: 8 } },
  long: { home: longClubs.cahn, away: longClubs.hcm, score: { home: 2, away: 1 }, status: { kind: 'live', minute: 45, added: 2 } },
} as const satisfies Record<string, MatchScore>;
