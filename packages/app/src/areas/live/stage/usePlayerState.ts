import type { PlayerState } from '@pitchside/ui/PlayerFrame';
import { useSnapshot } from 'valtio';
import { picture } from './picture.store.ts';
import { playerState } from './player.view.ts';
import { roomState } from './room.store.ts';
import { stage } from '../../../platform/player/stage.store.ts';
import { sound as allowed, volume } from '../../../platform/player/volume.store.ts';

/** How the player of the room stands. */
export function usePlayerState(): PlayerState {
  const { room, live } = useSnapshot(roomState);
  const shown = useSnapshot(picture);
  const sound = useSnapshot(volume);
  const { isRefused } = useSnapshot(allowed);
  const layout = useSnapshot(stage);
  const { theatre, webFull, fullscreen } = layout;
  return playerState({ room, live, picture: shown, sound: { ...sound, isRefused }, layout: { theatre, webFull, fullscreen } });
}
