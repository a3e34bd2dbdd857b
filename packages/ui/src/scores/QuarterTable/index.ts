export { QuarterTable, type QuarterTableProps } from './QuarterTable.tsx';
