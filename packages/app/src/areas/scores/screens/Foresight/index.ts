export { ForesightScreen as Component } from './ForesightScreen.tsx';
