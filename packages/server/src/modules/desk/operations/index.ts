export { type Actor, cliActor, systemActor } from './actor.ts';
export { operationsModule } from './module.ts';
export { runAdmin } from './cli.ts';
export type { OpenDesk, Operations } from './operations.service.ts';
export { createOperatorLog, subjectOf, type OperatorLog } from './log.ts';
export { operatorActs } from './operations.tables.ts';
