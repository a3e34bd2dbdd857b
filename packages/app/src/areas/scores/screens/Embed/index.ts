export { EmbedScreen as Component } from './EmbedScreen.tsx';
