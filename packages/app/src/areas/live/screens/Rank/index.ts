export { RankScreen as Component } from './RankScreen.tsx';
