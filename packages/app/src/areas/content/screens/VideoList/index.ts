export { VideoListScreen as Component } from './VideoListScreen.wired.tsx';
