export { BasketballScreen as Component } from './BasketballScreen.tsx';
