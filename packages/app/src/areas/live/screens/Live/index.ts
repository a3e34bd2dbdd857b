export { LiveScreen as Component } from './LiveScreen.wired.tsx';
