export { DownloadScreen as Component } from './DownloadScreen.wired.tsx';
