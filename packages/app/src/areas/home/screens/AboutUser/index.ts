export { AboutUserScreen as Component } from './AboutUserScreen.wired.tsx';
