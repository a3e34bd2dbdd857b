export { OddsTable, type CompanyOdds, type OddsTableProps } from './OddsTable.tsx';
export { OddsHistory, type OddsChange, type OddsHistoryProps } from './OddsHistory.tsx';
export { OddsTrend, type OddsMoment, type OddsTrendProps } from './OddsTrend.tsx';
