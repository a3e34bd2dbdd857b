export { ClipScreen as Component } from './ClipScreen.tsx';
