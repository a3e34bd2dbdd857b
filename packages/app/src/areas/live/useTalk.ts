import type { CallData } from '@pitchside/api';
import { heldList, talkRules } from '@pitchside/api/live/barrage';
import { api } from '../../platform/api/api.ts';
import { useOwnTopic } from '../../platform/realtime/useOwnTopic.ts';
import { useResource, type Loaded } from '../../platform/resource/useResource.ts';

/** Chat rules of a room. */
export const useTalkRules = (roomId: string): Loaded<CallData<typeof talkRules>> =>
  useResource(`talk rules ${roomId}`, (signal) => api.call(talkRules, { id: roomId }, { signal, quiet: true }));

/** Comments that wait in a room that one looks after, fresh whenever one comes or is decided. */
export function useHeld(roomId: string): Loaded<CallData<typeof heldList>> {
  const loaded = useResource(`held ${roomId}`, (signal) => api.call(heldList, { id: roomId }, { signal, quiet: true }));
  useOwnTopic((event) => event.type === 'held' && event.data.room_id === roomId && loaded.again(), loaded.again);
  return loaded;
}
