export { planDay } from './football/calendar.ts';
export { runPast } from './past.ts';
export { publishTables } from './tables.ts';
export { runSimulator } from './simulator.ts';
export { stateAt } from './state.ts';
export { planMatch } from './football/timeline.ts';
export type { Timeline } from './football/timeline.types.ts';
export { foreseeMatches, type Foreseen } from './script.ts';
