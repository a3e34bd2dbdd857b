export { AdminScreen as Component } from './AdminScreen.wired.tsx';
