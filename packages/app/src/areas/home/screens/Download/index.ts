export { DownloadScreen as Component } from './DownloadScreen.tsx';
