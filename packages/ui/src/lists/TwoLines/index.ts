export { TwoLines, twoLinesLooks, type TwoLinesProps } from './TwoLines.tsx';
