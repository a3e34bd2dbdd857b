export { ScoreLiveRoute as Component } from './ScoreLiveRoute.tsx';
