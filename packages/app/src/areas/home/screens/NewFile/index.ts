export { NewFileScreen as Component } from './NewFileScreen.wired.tsx';
