export { DownloadRibbon, type DownloadRibbonProps } from './DownloadRibbon.tsx';
