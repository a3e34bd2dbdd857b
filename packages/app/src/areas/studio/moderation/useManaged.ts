import type { CallData } from '@pitchside/api';
import { getLiveRoomManageList, roomActList, type manageKinds } from '@pitchside/api/live/moderation';
import { api } from '../../../platform/api/api.ts';
import { useOwnTopic } from '../../../platform/realtime/useOwnTopic.ts';
import { usePages, type Pages } from '../../../platform/resource/usePages.tsx';

/** A list of a room: muted or removed members, or assistants. */
export type ManageKind = (typeof manageKinds)[number];

/** Lines a page. */
const pageSize = 20;

/** A list of a room, fresh whenever somebody of it acts; the last page stays while the next is on its way. */
export function useManaged(roomId: string, kind: ManageKind): Pages<CallData<typeof getLiveRoomManageList>> {
  const loaded = usePages(`${roomId} ${kind}`, pageSize, (range, signal) =>
    api.call(getLiveRoomManageList, { id: roomId, kind, ...range }, { signal }),
  );
  useRoomManaged(roomId, loaded.again);
  return loaded;
}

/** Moderation log of a room, newest first; fetched again on every new entry. */
export function useActs(roomId: string): Pages<CallData<typeof roomActList>> {
  const loaded = usePages(roomId, pageSize, (range, signal) => api.call(roomActList, { id: roomId, ...range }, { signal }));
  useRoomManaged(roomId, loaded.again);
  return loaded;
}

function useRoomManaged(roomId: string, again: () => void): void {
  useOwnTopic((event) => event.type === 'room_managed' && event.data.room_id === roomId && again(), again);
}
