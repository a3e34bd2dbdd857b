export { VideoClassifyScreen as Component } from './VideoClassifyScreen.wired.tsx';
