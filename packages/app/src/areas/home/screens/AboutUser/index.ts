export { AboutUserScreen as Component } from './AboutUserScreen.tsx';
