export { ReserveScreen as Component } from './ReserveScreen.wired.tsx';
