export { AttentionScreen as Component } from './AttentionScreen.tsx';
