import './firstPicture.ts';

export { MainScreen as Component } from './MainScreen.tsx';
export { loader } from './mainLoader.ts';
