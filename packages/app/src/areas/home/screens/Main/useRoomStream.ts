import { getLiveUrl, type Quality } from '@pitchside/api/live/live';
import { api } from '../../../../platform/api/api.ts';
import { useResource } from '../../../../platform/resource/useResource.ts';

/** Which quality the small picture of the stage asks for; the first that a room has. */
const wanted: readonly Quality[] = ['high', 'original', 'standard', 'smooth'];

/** Address of a room's picture; undefined while it is unknown. `failed` when there is none. Without an id nothing is asked. */
export function useRoomStream(roomId: string | undefined): { url: string | undefined; failed: boolean } {
  const { value, state } = useResource(roomId ?? null, async (signal) => {
    const { qualities } = await api.call(getLiveUrl, { id: roomId ?? '' }, { signal });
    return wanted.flatMap((id) => qualities.find((quality) => quality.id === id) ?? [])[0]?.url;
  });
  return { url: value, failed: state === 'failed' || (state === 'ready' && value === undefined) };
}
