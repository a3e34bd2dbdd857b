export { ChannelStrip, type ChannelStripProps } from './ChannelStrip.tsx';
export type { StripRoom } from './ChannelStrip.types.ts';
