export { TrophyHomeScreen as Component } from './TrophyHomeScreen.tsx';
