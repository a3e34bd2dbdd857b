export { MergeStrip, type MergeSide, type MergeStripProps } from './MergeStrip.tsx';
