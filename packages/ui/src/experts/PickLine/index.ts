export { PickLine, type PickLineProps } from './PickLine.tsx';
