export { MainScreen as Component } from './MainScreen.tsx';
