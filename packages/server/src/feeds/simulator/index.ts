export { planDay } from './calendar.ts';
export { runHistory } from './history.ts';
export { runSimulator, type FeedTarget } from './simulator.ts';
export { stateAt } from './state.ts';
export { planMatch, type Timeline } from './timeline.ts';
