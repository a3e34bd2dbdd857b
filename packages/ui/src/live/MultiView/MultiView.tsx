import { useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { forwardRef, useImperativeHandle, useRef, type ReactNode, useEffect } from 'react';
import { themes } from '../../theme/index.ts';
import { ThemeContext } from '../../theme/UiProvider/portal.ts';
import { useStillness } from '../PlayerFrame/useStillness.ts';
import { steppedVolume } from '../PlayerFrame/PlayerVolume.tsx';
import { hasSpotlight, mostMultiRooms, multiPlaces, type MultiLayout } from './layouts.ts';
import { MultiViewCell } from './MultiViewCell.tsx';
import type { MultiViewActs, MultiViewRoom } from './multiRoom.ts';
import { addCell, addMark, grid } from './MultiView.css.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';
import { useEffectEvent } from '../../theme/UiProvider/effectEvent.ts';
import { keepsKey } from '../PlayerFrame/keepsKey.ts';

interface MultiKeys {
  /** Rooms in the order of their numbers. */
  ids: readonly string[];
  sound: string | null;
  onSound: (id: string) => void;
  onSpotlight: (id: string) => void;
  onMute: () => void;
  /** Changes the volume by steps; negative is softer. */
  onVolume: (steps: number) => void;
}

/** Maps a key to its action; undefined where it has none. */
function actOf({ code, key, shiftKey }: KeyboardEvent, { ids, sound, ...on }: MultiKeys): (() => void) | undefined {
  // By its place on the keyboard: with Shift a digit is another character.
  const [, digit] = /^(?:Digit|Numpad)([1-4])$/.exec(code) ?? [];
  if (digit) {
    const id = ids[Number(digit) - 1];
    return id === undefined ? undefined : () => (shiftKey ? on.onSpotlight(id) : on.onSound(id));
  }
  if (shiftKey) return undefined;
  const heard = sound === null ? -1 : ids.indexOf(sound);
  const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
  if (step !== undefined) {
    const next = ids[(heard + step + ids.length) % ids.length];
    return next === undefined || ids.length < 2 ? undefined : () => on.onSound(next);
  }
  const louder = { ArrowUp: 1, ArrowDown: -1 }[key];
  if (louder !== undefined) return () => on.onVolume(louder);
  if (key.toLowerCase() === 'm') return on.onMute;
  return key.toLowerCase() === 'f' && sound !== null ? () => on.onSpotlight(sound) : undefined;
}

/**
 * Keys of several rooms on one screen: 1-4 and left or right move the sound, Shift with a number or F makes a picture the large one,
 * M and up or down are for the volume. They work on the whole page, except where someone writes or another control needs the key.
 */
function useMultiKeys(keys: MultiKeys): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof Element && keepsKey(event.target, event.key.toLowerCase())) return;
    if (event.repeat && !event.key.startsWith('Arrow')) return;
    const act = actOf(event, keys);
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

export interface MultiViewProps extends MultiViewActs, RootProps {
  /** Up to four, in the order of their numbers. */
  rooms: readonly MultiViewRoom[];
  layout: MultiLayout;
  /** Id of the room that is heard; null while there is none. */
  sound: string | null;
  /** Id of the large one, where the layout has one. */
  spotlight: string | null;
  /** Whether all rooms are muted; default false. */
  muted?: boolean;
  /** 0..1 */
  volume: number;
  /** Asks for one more room. */
  onAdd: () => void;
  /** Flying comments over the room that is heard. */
  danmaku?: ReactNode;
  /** Beside the sound of the room that is heard, such as the switch of its comments. */
  settings?: ReactNode;
  /** `auto` hides controls after 3 s of stillness; default `auto`. */
  controls?: 'auto' | 'shown';
}

/** Two to four rooms on one screen, one of them with sound. Rooms missing from the layout can be added. Always in the night theme. */
export const MultiView = forwardRef<HTMLElement, MultiViewProps>(function MultiView(
  { rooms, layout, sound, spotlight, muted = false, volume, onAdd, danmaku, settings, controls = 'auto', ...on },
  ref,
) {
  const { t } = useLingui();
  const box = useRef<HTMLElement>(null);
  useImperativeHandle(ref, () => box.current as HTMLElement);
  const resting = useStillness(box);
  const large = hasSpotlight(layout) ? (spotlight ?? rooms[0]?.id ?? null) : null;
  useMultiKeys({
    ids: rooms.map(({ id }) => id),
    sound,
    onSound: on.onSound,
    onSpotlight: on.onSpotlight,
    onMute: () => on.onMutedChange(!muted),
    onVolume: (steps) => on.onVolumeChange(steppedVolume(muted ? 0 : volume, steps)),
  });
  const empty = Math.max(0, multiPlaces[layout] - rooms.length);
  // Beside one small picture there is room for the way to a second.
  const spare = layout === 'duo' && empty === 0 && rooms.length < mostMultiRooms ? 1 : 0;
  const add = (key: string, isLarge: boolean) => (
    <button key={key} type="button" className={addCell} data-large={isLarge || undefined} onClick={onAdd}>
      <Plus size={24} aria-hidden className={addMark} />
      {t`添加直播间`}
    </button>
  );
  return (
    <ThemeContext.Provider value="night">
      <section
        ref={box}
        className={`${grid} ${themes.night}`}
        data-theme="night"
        data-layout={layout}
        data-still={(controls === 'auto' && resting) || undefined}
        aria-label={t`多画面`}
        {...rootOf(on)}
      >
        {rooms.map((room, index) => (
          <MultiViewCell
            key={room.id}
            room={room}
            number={index + 1}
            isHeard={room.id === sound}
            isLarge={room.id === large}
            hasSpotlight={large !== null}
            isWide={large === null || room.id === large}
            muted={muted}
            volume={volume}
            danmaku={room.id === sound ? danmaku : undefined}
            settings={room.id === sound ? settings : undefined}
            {...on}
          />
        ))}
        {Array.from({ length: empty + spare }, (_, index) =>
          add(`empty-${index}`, index === 0 && rooms.length === 0 && hasSpotlight(layout)),
        )}
      </section>
    </ThemeContext.Provider>
  );
});
