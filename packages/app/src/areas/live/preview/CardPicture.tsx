import { getLiveUrl } from '@pitchside/api/live/live';
import { api } from '../../../platform/api/api.ts';
import { useLivePlayer } from '../../../platform/player/useLivePlayer.ts';
import { useResource } from '../../../platform/resource/useResource.ts';

/** Live picture of a room, muted, on the card that links to it. */
export default function CardPicture({ roomId }: { roomId: string }) {
  const { value: live } = useResource(roomId, (signal) => api.call(getLiveUrl, { id: roomId }, { signal, quiet: true }));
  const { video } = useLivePlayer(live?.qualities[0]?.url);
  return <video ref={video} playsInline muted tabIndex={-1} />;
}
