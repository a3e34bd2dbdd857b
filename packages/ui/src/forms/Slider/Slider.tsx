import { Slider as Base } from '@base-ui/react/slider';
import { forwardRef } from 'react';
import { useField, type FieldControlProps } from '../FormField/useField.ts';
import { control, fill, root, shown, thumb, track, value as valueSlot, widest } from '../../theme/recipes/slider.css.ts';
import { SliderScale, type SliderMark } from './SliderScale.tsx';
import { rootOf } from '../../theme/root.ts';
import { useControllableState } from '../../theme/useControllableState.ts';

/** Props that a slider and a range slider share. */
export interface SliderScaleOptions extends Omit<FieldControlProps, 'required' | 'invalid'> {
  /** Lowest value; default 0. */
  min?: number;
  /** Highest value; default 100. */
  max?: number;
  /** Distance of two neighbouring values; default 1. */
  step?: number;
  /** Distance for Page Up and Page Down; default ten steps. */
  largeStep?: number;
  /** Formats a value with its unit, shown and read aloud; default the bare number. */
  format?: (value: number) => string;
  /** Shows the value at the end; default true. */
  valueShown?: boolean;
  /** Labels under the track. */
  marks?: readonly SliderMark[];
  /** Name of the field in a native form. */
  name?: string;
}

export interface SliderProps extends SliderScaleOptions {
  value?: number;
  /** Initial value when `value` is left out (uncontrolled). */
  defaultValue?: number;
  /** Text of a value for screen readers, where it says more than the visible one; default `format`. */
  spoken?: (value: number) => string;
  /** Each change, also while it is dragged. */
  onValueChange?: (value: number) => void;
  /** The value that a drag or a key press ended with. */
  onValueCommitted?: (value: number) => void;
}

/** A value on a scale: drag it, press the track, or use arrows, Page Up, Page Down, Home and End. */
export const Slider = forwardRef<HTMLDivElement, SliderProps>(function Slider(
  {
    value: given,
    defaultValue,
    onValueChange: notifyChange,
    onValueCommitted,
    min = 0,
    max = 100,
    step = 1,
    largeStep = step * 10,
    format = String,
    spoken = format,
    valueShown = true,
    marks = [],
    name,
    ...own
  },
  ref,
) {
  const [value, onValueChange] = useControllableState<number>(given, defaultValue ?? min, notifyChange);
  const { id, naming, disabled } = useField({ ...own, id: undefined });
  return (
    <Base.Root<number>
      ref={ref}
      {...rootOf(own)}
      className={root}
      value={value}
      onValueChange={onValueChange}
      onValueCommitted={onValueCommitted}
      min={min}
      max={max}
      step={step}
      largeStep={largeStep}
      name={name}
      disabled={disabled}
    >
      <Base.Control className={control}>
        <Base.Track className={track}>
          <Base.Indicator className={fill} />
          <Base.Thumb id={id} className={thumb} {...naming} getAriaValueText={(_, at) => spoken(at)} />
        </Base.Track>
      </Base.Control>
      {valueShown && (
        <span className={valueSlot} aria-hidden="true">
          <span className={widest}>{format(max)}</span>
          <span className={shown}>{format(value)}</span>
        </span>
      )}
      <SliderScale marks={marks} min={min} max={max} />
    </Base.Root>
  );
});
