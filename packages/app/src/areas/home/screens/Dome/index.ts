export { DomeScreen as Component } from './DomeScreen.tsx';
