import type { StreamKeyProps } from './StreamKey.tsx';

/** Address and key of a room. */
export const streamKey: StreamKeyProps = {
  server: 'rtmp://push.pitchside.example/live',
  streamKey: '88?key=4f9c2e71d0b8a63f',
  onCopy: () => undefined,
  onRenew: () => undefined,
};
