export { AttentionScreen as Component } from './AttentionScreen.wired.tsx';
