export { NotFoundScreen as Component } from './NotFoundScreen.wired.tsx';
