export { planDay } from './calendar.ts';
export { runPast } from './past.ts';
export { runSimulator } from './simulator.ts';
export { stateAt } from './state.ts';
export { planMatch, type Timeline } from './timeline.ts';
