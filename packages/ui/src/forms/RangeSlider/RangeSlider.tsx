import { Slider as Base } from '@base-ui/react/slider';
import { useLingui } from '@lingui/react/macro';
import { forwardRef } from 'react';
import { useField } from '../FormField/useField.ts';
import type { SliderScaleOptions } from '../Slider/index.ts';
import { control, fill, root, shown, thumb, track, value as valueSlot, widest } from '../../theme/recipes/slider.css.ts';
import { SliderScale } from '../Slider/SliderScale.tsx';
import { rootOf } from '../../theme/root.ts';
import { useControllableState } from '../../theme/useControllableState.ts';

export interface RangeSliderProps extends SliderScaleOptions {
  /** Lower and upper end. */
  value?: readonly [low: number, high: number];
  /** Initial value when `value` is left out (uncontrolled). */
  defaultValue?: readonly [low: number, high: number];
  /** Each change, also while it is dragged. */
  onValueChange?: (value: readonly [low: number, high: number]) => void;
  /** The range that a drag or a key press ended with. */
  onValueCommitted?: (value: readonly [low: number, high: number]) => void;
  /** Fewest steps between the ends; default 0. */
  minSteps?: number;
}

/** A range on a scale: two thumbs that do not pass each other, each with the keys of a slider. */
export const RangeSlider = forwardRef<HTMLDivElement, RangeSliderProps>(function RangeSlider(
  {
    value: given,
    defaultValue,
    onValueChange: notifyChange,
    onValueCommitted,
    minSteps = 0,
    min = 0,
    max = 100,
    step = 1,
    largeStep = step * 10,
    format = String,
    valueShown = true,
    marks = [],
    name,
    ...own
  },
  ref,
) {
  const [value, onValueChange] = useControllableState<readonly [low: number, high: number]>(
    given,
    defaultValue ?? [min, max],
    notifyChange,
  );
  const { t } = useLingui();
  const { naming, disabled } = useField(own);
  const ends = [t`最低`, t`最高`];
  const range = ([low = min, high = max]: readonly number[]) => [low, high] as const;
  const words = ([low, high]: readonly [number, number]) => `${format(low)} – ${format(high)}`;
  return (
    <Base.Root<readonly number[]>
      ref={ref}
      {...rootOf(own)}
      className={root}
      value={value}
      onValueChange={(next) => onValueChange(range(next))}
      onValueCommitted={(next) => onValueCommitted?.(range(next))}
      min={min}
      max={max}
      step={step}
      largeStep={largeStep}
      minStepsBetweenValues={minSteps}
      thumbCollisionBehavior="none"
      name={name}
      disabled={disabled}
      {...naming}
    >
      <Base.Control className={control}>
        <Base.Track className={track}>
          <Base.Indicator className={fill} />
          {ends.map((end, at) => (
            <Base.Thumb key={end} index={at} className={thumb} aria-label={end} getAriaValueText={(_, place) => format(place)} />
          ))}
        </Base.Track>
      </Base.Control>
      {valueShown && (
        <span className={valueSlot} aria-hidden="true">
          <span className={widest}>{words([max, max])}</span>
          <span className={shown}>{words(value)}</span>
        </span>
      )}
      <SliderScale marks={marks} min={min} max={max} />
    </Base.Root>
  );
});
