export { ForesightScreen as Component } from './ForesightScreen.wired.tsx';
