export { importsModule } from './module.ts';
export { type Brought, keepImport, keepRefusal, listImports } from './keep.ts';
export { NotUndone, type Undone, undoImport } from './undo.ts';
export { dataImports } from './imports.tables.ts';
export { lookAtMerge, type MergeLook, mergeTeams, NotMerged } from './merge.ts';
export { idOfName, mergeSameClubs, seedDeductions } from './sameClubs.ts';
export type { BringFile, ToldFile, ToldSeason } from './files.ts';
export { type FaultCode, type FaultValues, type FileFault, type FileRefusal, refusalWords, shapeChecks } from './faults.ts';
export { deduct, NotDeducted } from './deduct.ts';
