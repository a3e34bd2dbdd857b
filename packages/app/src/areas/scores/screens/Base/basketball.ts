export { BaseBasketballScreen as Component } from './BaseScreen.tsx';
