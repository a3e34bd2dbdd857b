import { useId, type ForwardedRef, type ReactNode } from 'react';
import { useField, type FieldControlProps } from '../FormField/useField.ts';
import { count as countText, strip, tab } from '../../theme/recipes/tabs.css.ts';
import { mark, refused, small, stretched, wide } from './SegmentedControl.css.ts';
import { forwardRef, rootOf } from '../../theme/root.ts';
import { useControllableState } from '../../theme/useControllableState.ts';

/** One segment. */
export interface Segment<Value extends string = string> {
  value: Value;
  /** A word or two. */
  label: ReactNode;
  /** A 16 px icon before the label. */
  icon?: ReactNode;
  /** Count behind the label, formatted for display. */
  count?: ReactNode;
  disabled?: boolean;
}

export interface SegmentedControlProps<Value extends string = string> extends FieldControlProps {
  /** Two to five choices; lines may have more. */
  segments: readonly Segment<Value>[];
  value?: Value;
  /** Initial value when `value` is left out (uncontrolled); default the first. */
  defaultValue?: Value;
  onValueChange?: (value: Value) => void;
  /** Looks: `segmented`, or `line` for a title, where it looks like tabs; default `segmented`. */
  look?: 'segmented' | 'line';
  /** Height 32 or 36 px, or 36 with text of 16 px; default `m`. */
  size?: 's' | 'm' | 'l';
  /** Closer together, as in a narrow column; only of the look `line`. Default false. */
  dense?: boolean;
  /** Segments share the whole width; default false. */
  stretch?: boolean;
  /** Name of the field in a native form. */
  name?: string;
}

/**
 * One value out of a few short ones, in the look of tabs. It uses native radio buttons, so that arrow keys move and choose.
 * For panels use `Tabs`.
 */
export const SegmentedControl = forwardRef(function SegmentedControl<Value extends string>(
  {
    segments,
    value: given,
    defaultValue,
    onValueChange: notifyChange,
    look = 'segmented',
    size = 'm',
    dense = false,
    stretch = false,
    name,
    ...own
  }: SegmentedControlProps<Value>,
  ref: ForwardedRef<HTMLDivElement>,
) {
  const [value, onValueChange] = useControllableState(given, defaultValue ?? segments[0]?.value, notifyChange);
  const { naming, required, disabled } = useField(own);
  const group = useId();
  const piece = [tab({ look, size: size === 'l' ? 'l' : 'm' }), size === 's' && small, stretch && wide].filter(Boolean).join(' ');
  return (
    <div
      role="radiogroup"
      className={`${strip({ look, isDense: dense })} ${refused} ${stretch ? stretched : ''}`}
      aria-required={required || undefined}
      aria-disabled={disabled || undefined}
      {...naming}
      ref={ref}
      {...rootOf(own)}
    >
      {segments.map((segment) => {
        const isClosed = disabled || segment.disabled === true;
        const isChosen = segment.value === value;
        return (
          <label key={segment.value} className={piece} data-checked={isChosen || undefined} data-disabled={isClosed || undefined}>
            <input
              type="radio"
              className={mark}
              name={name ?? group}
              value={segment.value}
              checked={isChosen}
              disabled={isClosed}
              required={required}
              onChange={() => onValueChange(segment.value)}
            />
            {segment.icon}
            <span>{segment.label}</span>
            {segment.count !== undefined && <span className={countText}>{segment.count}</span>}
          </label>
        );
      })}
    </div>
  );
});
