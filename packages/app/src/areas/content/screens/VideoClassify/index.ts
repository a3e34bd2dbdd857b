export { VideoClassifyScreen as Component } from './VideoClassifyScreen.tsx';
