export { Table, type TableProps, type TableSelection } from './Table.tsx';
export type { SortDirection, TableColumn, TableSort } from './column.ts';
