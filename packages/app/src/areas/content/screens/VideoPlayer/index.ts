export { VideoPlayerScreen as Component } from './VideoPlayerScreen.wired.tsx';
