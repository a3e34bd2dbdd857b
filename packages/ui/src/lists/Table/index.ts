export { Table, type TableProps, type TableSelection } from './Table.tsx';
export { nextSort, type SortDirection, type TableColumn, type TableSort } from './column.ts';
