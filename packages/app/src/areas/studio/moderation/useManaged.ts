import type { CallData } from '@pitchside/api';
import { getLiveRoomManageList, roomActList, type manageKinds } from '@pitchside/api/moderation';
import { api } from '../../../platform/api/api.ts';
import { useOwnTopic } from '../../../platform/realtime/useOwnTopic.ts';
import { useResource, type Loaded } from '../../../platform/resource/useResource.ts';

/** A list of a room: who is muted, removed, or an assistant. */
export type ManageKind = (typeof manageKinds)[number];

/** Lines a page. */
export const managedPage = 20;

/** A list of a room, fresh whenever somebody of it acts; the last page stays while the next is on its way. */
export function useManaged(roomId: string, kind: ManageKind, page: number): Loaded<CallData<typeof getLiveRoomManageList>> {
  const loaded = useResource(
    `${roomId} ${kind} ${page}`,
    (signal) => api.call(getLiveRoomManageList, { id: roomId, kind, page, limit: managedPage }, { signal }),
    { family: `${roomId} ${kind}` },
  );
  useRoomManaged(roomId, loaded.again);
  return loaded;
}

/** What was done to whom in a room, newest first, fresh whenever something is. */
export function useActs(roomId: string, page: number): Loaded<CallData<typeof roomActList>> {
  const loaded = useResource(`${roomId} ${page}`, (signal) => api.call(roomActList, { id: roomId, page, limit: managedPage }, { signal }), {
    family: roomId,
  });
  useRoomManaged(roomId, loaded.again);
  return loaded;
}

function useRoomManaged(roomId: string, again: () => void): void {
  useOwnTopic((event) => event.type === 'room_managed' && event.data.room_id === roomId && again(), again);
}
