export { DetailScreen as Component } from './DetailScreen.tsx';
