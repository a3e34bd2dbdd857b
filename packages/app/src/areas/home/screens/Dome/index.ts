export { DomeScreen as Component } from './DomeScreen.wired.tsx';
