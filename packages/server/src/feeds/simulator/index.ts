export { planDay } from './calendar.ts';
export { runSimulator, type FeedTarget } from './simulator.ts';
export { stateAt } from './state.ts';
export { planMatch, type Timeline } from './timeline.ts';
