import { getLiveUrl, type Quality } from '@pitchside/api/live';
import { useEffect, useState } from 'react';
import { api } from '../../../../platform/api/api.ts';
import { openVisit } from '../../../../platform/resource/visit.ts';

/** Which quality the small picture of the stage asks for; the first that a room has. */
const wanted: readonly Quality[] = ['high', 'original', 'standard', 'smooth'];

interface Stream {
  roomId: string;
  url: string | undefined;
}

/** Address of a room's picture; undefined while it is unknown. `failed` when there is none. Without an id nothing is asked. */
export function useRoomStream(roomId: string | undefined): { url: string | undefined; failed: boolean } {
  const [stream, setStream] = useState<Stream>();
  useEffect(() => {
    if (!roomId) return;
    const visit = openVisit();
    visit.ask(
      (signal) => api.call(getLiveUrl, { id: roomId }, { signal }),
      ({ qualities }) => setStream({ roomId, url: wanted.flatMap((id) => qualities.find((quality) => quality.id === id) ?? [])[0]?.url }),
      () => setStream({ roomId, url: undefined }),
    );
    return visit.leave;
  }, [roomId]);
  const isCurrent = stream !== undefined && stream.roomId === roomId;
  return { url: isCurrent ? stream.url : undefined, failed: isCurrent && stream.url === undefined };
}
