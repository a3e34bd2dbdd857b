export { CircleScreen as Component } from './CircleScreen.wired.tsx';
