export { VideoPlayerScreen as Component } from './VideoPlayerScreen.tsx';
