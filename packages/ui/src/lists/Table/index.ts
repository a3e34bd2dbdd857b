export { Table } from './Table.tsx';
export type { TableProps, TableSelection } from './Table.types.ts';
export type { SortDirection, TableColumn, TableSort } from './column.ts';
