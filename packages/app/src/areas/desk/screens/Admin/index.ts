export { AdminScreen as Component } from './AdminScreen.tsx';
