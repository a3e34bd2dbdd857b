export { ScoreLiveScreen as Component } from './ScoreLiveScreen.wired.tsx';
