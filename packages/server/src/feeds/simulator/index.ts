export { planDay } from './football/calendar.ts';
export { runPast } from './past.ts';
export { tellTables } from './tables.ts';
export { runSimulator } from './simulator.ts';
export { stateAt } from './state.ts';
export { planMatch, type Timeline } from './football/timeline.ts';
export { foreseeMatches, type Foreseen } from './script.ts';
