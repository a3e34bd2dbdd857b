export { RankScreen as Component } from './RankScreen.wired.tsx';
