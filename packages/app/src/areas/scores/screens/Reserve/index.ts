export { ReserveScreen as Component } from './ReserveScreen.tsx';
