export { EmbedFrameScreen as Component } from './EmbedFrameScreen.tsx';
