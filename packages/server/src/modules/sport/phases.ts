import { matchPhase, matchStatuses, type MatchPhase, type MatchStatus } from '@pitchside/api/matches';

const all: MatchStatus[] = [...new Set(Object.values(matchStatuses).flat())];

/** Statuses of a phase, of all sports: what a query asks for where code asks `matchPhase`. */
export const statusesOf = (phase: MatchPhase): MatchStatus[] => all.filter((status) => matchPhase(status) === phase);
