export { ProgressLine, progressLinger, type ProgressLineProps } from './ProgressLine.tsx';
