import type { PushPanelWishes } from './PushPanel.tsx';

/** Choices of somebody who sleeps at night. */
export const pushWishes: PushPanelWishes = {
  kinds: ['kick_off', 'goal', 'red', 'end', 'live', 'message'],
  scopes: ['collected', 'reserved', 'teams'],
  quiet: { from: '23:00', until: '08:00' },
};
