export { ScoreDetailScreen as Component } from './ScoreDetailScreen.wired.tsx';
