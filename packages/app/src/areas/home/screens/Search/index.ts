export { SearchScreen as Component } from './SearchScreen.tsx';
