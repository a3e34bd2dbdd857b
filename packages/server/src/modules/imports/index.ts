export { importsModule } from './module.ts';
export { type Brought, keepImport, keepRefusal, listImports } from './keep.ts';
export { NotUndone, type Undone, undoImport } from './undo.ts';
export { dataImports } from './imports.tables.ts';
