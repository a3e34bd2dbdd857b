export { CircleScreen as Component } from './CircleScreen.tsx';
