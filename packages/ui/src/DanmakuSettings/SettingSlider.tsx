import { Slider } from '@base-ui/react/slider';
import { row, rowName, slider, sliderControl, sliderFill, sliderThumb, sliderTrack, sliderValue } from './DanmakuSettings.css.ts';

export interface SettingSliderProps {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  /** The value as shown at the end. */
  words: string;
  /** The value as read aloud. */
  spoken: string;
  onChange: (value: number) => void;
}

/** A named slider of the settings, changed while it is dragged. */
export function SettingSlider({ label, value, min, max, step, words, spoken, onChange }: SettingSliderProps) {
  return (
    <div className={row}>
      <span className={rowName} aria-hidden="true">{label}</span>
      <Slider.Root className={slider} value={value} min={min} max={max} step={step} onValueChange={(next) => onChange(Array.isArray(next) ? value : Number(next))}>
        <Slider.Control className={sliderControl}>
          <Slider.Track className={sliderTrack}>
            <Slider.Indicator className={sliderFill} />
            <Slider.Thumb className={sliderThumb} aria-label={label} getAriaValueText={() => spoken} />
          </Slider.Track>
        </Slider.Control>
        <span className={sliderValue} aria-hidden="true">{words}</span>
      </Slider.Root>
    </div>
  );
}
