export { NewsScreen as Component } from './NewsScreen.wired.tsx';
