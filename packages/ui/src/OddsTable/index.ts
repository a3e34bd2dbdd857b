export { OddsTable, type CompanyOdds, type OddsTableProps } from './OddsTable.tsx';
export { OddsHistory, type OddsHistoryProps } from './OddsHistory.tsx';
