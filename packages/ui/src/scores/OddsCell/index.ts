export { OddsCell, type OddsCellProps } from './OddsCell.tsx';
