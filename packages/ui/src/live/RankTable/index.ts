export { RankTable, type RankTableProps } from './RankTable.tsx';
