export { AnchorScreen as Component } from './AnchorScreen.tsx';
