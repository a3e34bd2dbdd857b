export { FigureBand, type BandFigure, type FigureBandProps } from './FigureBand.tsx';
