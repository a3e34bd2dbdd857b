export { ChannelStrip, type ChannelStripProps } from './ChannelStrip.tsx';
export { ChannelStripSkeleton, type ChannelStripSkeletonProps } from './ChannelStripSkeleton.tsx';
export type { StripRoom } from './ChannelStrip.types.ts';
