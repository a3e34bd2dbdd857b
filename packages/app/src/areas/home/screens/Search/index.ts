export { SearchScreen as Component } from './SearchScreen.wired.tsx';
