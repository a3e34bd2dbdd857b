import { Trans, useLingui } from '@lingui/react/macro';
import { Flame } from 'lucide-react';
import { forwardRef, useId, useEffect, useRef, type PointerEvent } from 'react';
import { useFormat } from '../../format/index.ts';
import { Scorebug } from '../../scores/Scorebug/index.ts';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import * as css from './ChannelStrip.css.ts';
import type { StripRoom } from './ChannelStrip.types.ts';
import { useControllableState } from '../../theme/useControllableState.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';

/** Milliseconds that a mouse has to rest on an element; a mouse on its way elsewhere is ignored. */
const restFor = 180;

/** Event handlers of an element with hover intent. */
interface HoverHandlers {
  onPointerEnter: (event: PointerEvent) => void;
  onPointerLeave: () => void;
}

/** Handlers for a group of elements; `onIntent` is called with the id of the one on which a mouse came to rest. Touch is ignored. */
function useHoverIntent(onIntent: (id: string) => void): (id: string) => HoverHandlers {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(onIntent);
  useEffect(() => {
    latest.current = onIntent;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return (id) => ({
    onPointerEnter: ({ pointerType }) => {
      clearTimeout(timer.current);
      if (pointerType === 'mouse') timer.current = setTimeout(() => latest.current(id), restFor);
    },
    onPointerLeave: () => clearTimeout(timer.current),
  });
}

export interface ChannelStripProps extends RootProps {
  /** Rooms from the hottest on; five fill the height of a hero player. */
  rooms: readonly StripRoom[];
  /** Id of the room that the player shows. */
  value?: string;
  /** Initial value when `value` is left out (uncontrolled). Default the first. */
  defaultValue?: string;
  /** Called when another room is chosen: by a mouse that rests on it, by press or by arrow key. */
  onValueChange?: (id: string) => void;
}

/**
 * The rooms beside the hero player, which shows one of them; a row of rooms where the width allows. Always in the night theme,
 * as the stage around it is.
 */
export const ChannelStrip = forwardRef<HTMLDivElement, ChannelStripProps>(function ChannelStrip(
  { rooms, value: given, defaultValue, onValueChange: notifyChange, ...root },
  ref,
) {
  const { t } = useLingui();
  const [value, onValueChange] = useControllableState<string | undefined, string>(given, defaultValue ?? rooms[0]?.id, notifyChange);
  const hover = useHoverIntent((id) => id !== value && onValueChange(id));
  const group = useId();
  return (
    <div className={css.place} ref={ref} {...rootOf(root)}>
      <div role="radiogroup" className={css.strip} aria-label={t`选择直播间`}>
        {rooms.map((room) => (
          <ChannelStripRoom
            key={room.id}
            group={group}
            room={room}
            isSelected={room.id === value}
            onSelect={() => onValueChange(room.id)}
            hover={hover(room.id)}
          />
        ))}
      </div>
    </div>
  );
});

interface ChannelStripRoomProps {
  /** Name of the radio buttons that exclude each other. */
  group: string;
  room: StripRoom;
  isSelected: boolean;
  onSelect: () => void;
  hover: HoverHandlers;
}

function ChannelStripRoom({ group, room: { id, nickname, heat, cover, match }, isSelected, onSelect, hover }: ChannelStripRoomProps) {
  const format = useFormat();
  return (
    <label className={css.room} data-checked={isSelected || undefined} {...hover}>
      <input type="radio" className={css.choice} name={group} value={id} checked={isSelected} onChange={onSelect} />
      <span className={css.cover} aria-hidden="true">
        {cover}
      </span>
      <span className={css.mark}>
        {match ? (
          <Scorebug {...match} size="mini" showStatus={false} />
        ) : (
          <span className={css.live}>
            <Trans>直播</Trans>
          </span>
        )}
      </span>
      <span className={css.caption}>
        <span className={css.nickname}>{nickname}</span>
        <span className={css.heat}>
          <Flame size={12} aria-hidden />
          {format.compact(heat)}
          <span className={visuallyHidden}>
            <Trans>热度</Trans>
          </span>
        </span>
      </span>
    </label>
  );
}
