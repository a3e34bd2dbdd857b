export { DemoScreen as Component } from './DemoScreen.wired.tsx';
