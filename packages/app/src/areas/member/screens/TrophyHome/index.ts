export { TrophyHomeScreen as Component } from './TrophyHomeScreen.wired.tsx';
