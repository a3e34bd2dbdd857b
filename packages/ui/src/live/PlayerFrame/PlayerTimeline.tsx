import { Slider } from '@base-ui/react/slider';
import { useLingui } from '@lingui/react/macro';
import { useFormat } from '../../format/index.ts';
import { timelineBox, timelineControl, timelineFill, timelineThumb, timelineTrack } from './PlayerTimeline.css.ts';

export interface PlayerTimelineProps {
  /** Seconds that can be looked back. */
  window: number;
  /** Seconds behind the live edge. */
  behind: number;
  onLookBack: (seconds: number) => void;
}

/** One step of the arrows on the timeline, in seconds. */
const step = 5;

/** The past of a live stream, from the oldest that can be seen to the edge. */
export function PlayerTimeline({ window, behind, onLookBack }: PlayerTimelineProps) {
  const { t } = useLingui();
  const { clock } = useFormat();
  const ago = clock(Math.min(behind, window));
  const told = behind > 0 ? t`比直播晚 ${ago}` : t`直播`;
  return (
    <Slider.Root
      className={timelineBox}
      value={window - Math.min(behind, window)}
      min={0}
      max={window}
      step={1}
      largeStep={step}
      onValueChange={(at) => onLookBack(window - Number(at))}
    >
      <Slider.Control className={timelineControl}>
        <Slider.Track className={timelineTrack}>
          <Slider.Indicator className={timelineFill} />
          <Slider.Thumb className={timelineThumb} aria-label={t`回看`} getAriaValueText={() => told} title={told} />
        </Slider.Track>
      </Slider.Control>
    </Slider.Root>
  );
}
