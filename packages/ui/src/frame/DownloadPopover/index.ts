export { DownloadPopover } from './DownloadPopover.tsx';
export type { DownloadPopoverProps } from './DownloadPopover.types.ts';
