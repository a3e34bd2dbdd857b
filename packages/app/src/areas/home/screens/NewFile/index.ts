export { NewFileScreen as Component } from './NewFileScreen.tsx';
