import type { CallData } from '@pitchside/api';
import { ownRoom } from '@pitchside/api/live/studio';
import { api } from '../../../platform/api/api.ts';
import { useTopic } from '../../../platform/realtime/useTopic.ts';
import { useResource } from '../../../platform/resource/useResource.ts';

/** The anchor's own room: as others see it, the words on its wall, and the broadcast that waits or is on. */
export type OwnRoom = CallData<typeof ownRoom>;

/** Refresh interval of a broadcast's figures while the page is visible, ms. */
const figuresEvery = 15_000;

/** The anchor's own room, fresh as soon as it goes on the air, off it, or is changed elsewhere. */
export function useOwnRoom(): { own: OwnRoom | undefined; failed: boolean; again: () => void } {
  const { value, state, again } = useResource('room', (signal) => api.call(ownRoom, {}, { signal }), { every: figuresEvery });
  const id = value?.room.id;
  useTopic(id === undefined ? null : 'rooms', (event) => event.type === 'room' && event.data.id === id && again(), again);
  return { own: value, failed: state === 'failed', again };
}
