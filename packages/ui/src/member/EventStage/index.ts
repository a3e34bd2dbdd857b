export { EventStage, eventStageStates, type EventStageProps, type EventStageState } from './EventStage.tsx';
