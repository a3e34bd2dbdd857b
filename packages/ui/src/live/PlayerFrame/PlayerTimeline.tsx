import { useLingui } from '@lingui/react/macro';
import { useState, type PointerEvent, type ReactNode } from 'react';
import { useFormat } from '../../format/index.ts';
import { PlayerRange } from './PlayerRange.tsx';
import * as css from './PlayerTimeline.css.ts';
import type { PlayerRecording } from './playerState.ts';

export interface PlayerTimelineProps {
  timeline: PlayerRecording;
  /** Its end is the live edge. */
  isLive: boolean;
  onSeek: (at: number) => void;
  /** The picture of the second under the pointer; default none. */
  peek?: ReactNode;
  /** Called with the second under the pointer; null when it has left. */
  onPeek?: ((at: number | null) => void) | undefined;
}

/** Height of the heat's drawing, and distance from a chapter (px) within which its name is shown. */
const [heatHeight, nearChapter] = [20, 8];

/** Draws the heat as one soft line over equal parts of the width 0 to 100. */
function heatPath(heat: readonly number[]): string {
  const most = Math.max(1, ...heat);
  const step = 100 / heat.length;
  const points = heat.map((value, index) => [(index + 0.5) * step, heatHeight - (value / most) * (heatHeight - 2)] as const);
  const curve = points.map(([x, y], index) => {
    const [beforeX, beforeY] = points[index - 1] ?? [0, heatHeight];
    const middle = (beforeX + x) / 2;
    return `C${middle.toFixed(2)} ${beforeY.toFixed(2)} ${middle.toFixed(2)} ${y.toFixed(2)} ${x.toFixed(2)} ${y.toFixed(2)}`;
  });
  return `M0 ${heatHeight}${curve.join('')}L100 ${heatHeight}Z`;
}

/** One step of Page Up and Page Down on the timeline, in seconds. */
const page = 5;

/** Timeline of a recording, from its beginning to its end. Hovering shows the time under the pointer. */
export function PlayerTimeline({
  timeline: { at, length, loaded = 0, heat, chapters = [] },
  isLive,
  onSeek,
  peek,
  onPeek,
}: PlayerTimelineProps) {
  const { t } = useLingui();
  const { clock } = useFormat();
  /** Share of the line, 0 to 1, at which the pointer is. */
  const [over, setOver] = useState<number | null>(null);
  const [named, setNamed] = useState<string>();
  const passed = clock(at);
  const whole = clock(length);
  const ago = clock(length - at);
  const timeText = !isLive ? t`${passed}，共 ${whole}` : at < length ? t`比直播晚 ${ago}` : t`直播`;
  const handleMove = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const share = Math.min(1, Math.max(0, (clientX - left) / width));
    setOver(share);
    setNamed(chapters.find((chapter) => Math.abs((chapter.at / length - share) * width) <= nearChapter)?.title);
    onPeek?.(share * length);
  };
  const handleLeave = () => {
    setOver(null);
    onPeek?.(null);
  };
  return (
    <div className={css.timelineBox}>
      <div className={css.timelineControl} onPointerMove={handleMove} onPointerLeave={handleLeave}>
        {heat && heat.some((value) => value > 0) && (
          <svg className={css.timelineHeat} viewBox={`0 0 100 ${heatHeight}`} preserveAspectRatio="none" aria-hidden="true">
            <path d={heatPath(heat)} />
          </svg>
        )}
        <div className={css.timelineTrack}>
          {loaded > at && <span className={css.timelineLoaded} style={{ width: `${Math.min(100, (loaded / length) * 100)}%` }} />}
          {chapters.map((chapter) => (
            <span key={chapter.at} className={css.timelineChapter} style={{ left: `${Math.min(100, (chapter.at / length) * 100)}%` }} />
          ))}
          <PlayerRange
            label={isLive ? t`回看` : t`进度`}
            value={Math.min(at, length)}
            max={length}
            step={1}
            page={page}
            valueText={timeText}
            onChange={onSeek}
            height={16}
            fill={css.timelineFill[isLive ? 'live' : 'recording']}
            thumb={css.timelineThumb[isLive ? 'live' : 'recording']}
          />
        </div>
        {over !== null && (
          <span className={css.timelineValue} style={{ left: `${over * 100}%` }} aria-hidden="true">
            {peek && <span className={css.timelinePeek}>{peek}</span>}
            {isLive ? `-${clock((1 - over) * length)}` : clock(over * length)}
            {named !== undefined && <span className={css.timelineNamed}>{named}</span>}
          </span>
        )}
      </div>
    </div>
  );
}
