export { FootballScreen as Component } from './FootballScreen.tsx';
