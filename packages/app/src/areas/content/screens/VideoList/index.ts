export { VideoListScreen as Component } from './VideoListScreen.tsx';
