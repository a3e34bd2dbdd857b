import { useLingui } from '@lingui/react/macro';
import { useState, type PointerEvent } from 'react';
import { useFormat } from '../../format/index.ts';
import { PlayerRange } from './PlayerRange.tsx';
import * as css from './PlayerTimeline.css.ts';
import type { PlayerRecording } from './playerState.ts';

export interface PlayerTimelineProps {
  timeline: PlayerRecording;
  /** Its end is the live edge. */
  isLive: boolean;
  onSeek: (at: number) => void;
}

/** One step of Page Up and Page Down on the timeline, in seconds. */
const page = 5;

/** What the viewer moves through, from its beginning to its end; the pointer over it is told the time there. */
export function PlayerTimeline({ timeline: { at, length, loaded = 0 }, isLive, onSeek }: PlayerTimelineProps) {
  const { t } = useLingui();
  const { clock } = useFormat();
  /** Share of the line, 0 to 1, at which the pointer is. */
  const [over, setOver] = useState<number | null>(null);
  const passed = clock(at);
  const whole = clock(length);
  const ago = clock(length - at);
  const told = !isLive ? t`${passed}，共 ${whole}` : at < length ? t`比直播晚 ${ago}` : t`直播`;
  const handleMove = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setOver(Math.min(1, Math.max(0, (clientX - left) / width)));
  };
  return (
    <div className={css.timelineBox}>
      <div className={css.timelineControl} onPointerMove={handleMove} onPointerLeave={() => setOver(null)}>
        <div className={css.timelineTrack}>
          {loaded > at && <span className={css.timelineLoaded} style={{ width: `${Math.min(100, (loaded / length) * 100)}%` }} />}
          <PlayerRange
            label={isLive ? t`回看` : t`进度`}
            value={Math.min(at, length)}
            max={length}
            step={1}
            page={page}
            told={told}
            onChange={onSeek}
            height={16}
            fill={css.timelineFill[isLive ? 'live' : 'recording']}
            thumb={css.timelineThumb[isLive ? 'live' : 'recording']}
          />
        </div>
        {over !== null && (
          <span className={css.timelineTold} style={{ left: `${over * 100}%` }} aria-hidden="true">
            {isLive ? `-${clock((1 - over) * length)}` : clock(over * length)}
          </span>
        )}
      </div>
    </div>
  );
}
