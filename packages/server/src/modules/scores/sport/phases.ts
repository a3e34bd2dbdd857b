import { matchPhase, matchStatuses, type MatchPhase, type MatchStatus } from '@pitchside/api/scores/matches';

const all: MatchStatus[] = [...new Set(Object.values(matchStatuses).flat())];

/** Statuses of a phase in all sports: the counterpart of `matchPhase` for queries. */
export const statusesOf = (phase: MatchPhase): MatchStatus[] => all.filter((status) => matchPhase(status) === phase);
