import { Slider } from '@base-ui/react/slider';
import { useLingui } from '@lingui/react/macro';
import * as css from './AlertSettings.css.ts';

export interface VolumeSliderProps {
  /** Loudness from 0 to 100. */
  value: number;
  onChange: (value: number) => void;
}

/** How loud the sound of an alert is. */
export function VolumeSlider({ value, onChange }: VolumeSliderProps) {
  const { t } = useLingui();
  return (
    <Slider.Root className={css.volume} value={value} min={0} max={100} step={5} onValueChange={(next) => onChange(Array.isArray(next) ? value : Number(next))}>
      <span aria-hidden="true">{t`音量`}</span>
      <Slider.Control className={css.sliderControl}>
        <Slider.Track className={css.sliderTrack}>
          <Slider.Indicator className={css.sliderFill} />
          <Slider.Thumb className={css.sliderThumb} aria-label={t`音量`} getAriaValueText={() => `${value}%`} />
        </Slider.Track>
      </Slider.Control>
      <span className={css.volumeValue} aria-hidden="true">
        {value}
      </span>
    </Slider.Root>
  );
}
