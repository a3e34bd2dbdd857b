import type { PlayerState } from '@pitchside/ui/PlayerFrame';
import { useSnapshot } from 'valtio';
import { picture } from './picture.store.ts';
import { playerState } from './player.presenter.ts';
import { roomState } from './room.store.ts';
import { stage } from '../../../platform/player/stage.store.ts';
import { useSound } from '../../../platform/player/volume.store.ts';

/** State of the room's player. */
export function usePlayerState(): PlayerState {
  const { room, live } = useSnapshot(roomState);
  const shown = useSnapshot(picture);
  const sound = useSound();
  const layout = useSnapshot(stage);
  const { theatre, webFull, fullscreen } = layout;
  return playerState({ room, live, picture: shown, sound, layout: { theatre, webFull, fullscreen } });
}
