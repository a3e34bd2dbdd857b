export { BaseFootballScreen as Component } from './BaseScreen.tsx';
