export { SourceBars, type Source, type SourceBarsProps } from './SourceBars.tsx';
