export { ClipScore, type ClipScoreProps } from './ClipScore.tsx';
