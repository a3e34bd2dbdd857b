export { DemoScreen as Component } from './DemoScreen.tsx';
