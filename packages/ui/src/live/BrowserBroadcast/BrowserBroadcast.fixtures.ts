import type { BrowserBroadcastProps } from './BrowserBroadcast.tsx';

/** A studio that has just been opened. */
export const closedBroadcast: BrowserBroadcastProps = {
  state: 'closed',
  choices: { source: 'camera', camera: null, microphone: null, withScore: true },
  onChoicesChange: () => undefined,
  cameras: [],
  microphones: [],
  preview: null,
  match: '曼城 vs 阿森纳',
  onPreview: () => undefined,
  onStart: () => undefined,
  onStop: () => undefined,
};

/** Devices of a laptop. */
export const laptop = {
  cameras: [
    { id: 'a', label: 'FaceTime HD Camera' },
    { id: 'b', label: 'Logitech BRIO 4K Stream Edition' },
  ],
  microphones: [{ id: 'm', label: 'MacBook Pro Microphone' }],
};
