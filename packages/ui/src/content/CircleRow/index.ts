export { CircleRow, type CircleRowItem, type CircleRowProps } from './CircleRow.tsx';
