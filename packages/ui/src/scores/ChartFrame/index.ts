export { ChartFrame, type ChartFrameProps, type ChartTable } from './ChartFrame.tsx';
export {
  ChartCanvas,
  ChartPoint,
  ChartRing,
  ChartRule,
  ChartScaled,
  ChartShape,
  ChartTick,
  ChartWords,
  type ChartCanvasProps,
  type ChartPointProps,
  type ChartShapeProps,
  type ChartTickProps,
  type ChartWordsProps,
} from './ChartPieces.tsx';
export { useChartPoints, type ChartPoints } from './useChartPoints.ts';
