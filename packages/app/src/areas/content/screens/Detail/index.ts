export { DetailScreen as Component } from './DetailScreen.wired.tsx';
