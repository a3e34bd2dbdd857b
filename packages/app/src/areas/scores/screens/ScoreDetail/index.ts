export { ScoreDetailScreen as Component } from './ScoreDetailScreen.tsx';
