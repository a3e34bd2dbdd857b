export { DownloadPopover, type DownloadPopoverProps } from './DownloadPopover.tsx';
