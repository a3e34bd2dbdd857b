import { Progress } from '@base-ui/react/progress';
import { forwardRef, type CSSProperties, type ReactNode } from 'react';
import { fill, head, indicator, labelText, root, track, valueText as valueStyle } from './ProgressBar.css.ts';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';

/** Meanings of the progress: `brand` is under way, `success` reached, `warning` running out, `critical` failed, `diamond` counts money. */
export const progressTones = ['brand', 'success', 'warning', 'critical', 'diamond'] as const;

export interface ProgressBarProps extends RootProps {
  /** Name of the work; shown above the bar unless `labelHidden`. */
  label: string;
  /** Keeps the label for screen readers alone; default false. */
  labelHidden?: boolean;
  /** Progress from 0 to `max`; null while it is unknown. */
  value: number | null;
  /** Default 100. */
  max?: number;
  /** Text of the value, shown beside the label and read aloud: 84,620 / 100,000. Without it a screen reader reads per cent. */
  valueText?: string;
  /** Default `brand`. */
  tone?: (typeof progressTones)[number];
  /** Thickness 4, 6 or 10 px; default `m`. */
  size?: keyof typeof track;
  /** A line under the bar, such as the remaining amount. */
  children?: ReactNode;
}

/** Progress of an upload, a level or a task. */
export const ProgressBar = forwardRef<HTMLDivElement, ProgressBarProps>(function ProgressBar(
  { label, labelHidden = false, value, max = 100, valueText, tone = 'brand', size = 'm', children, ...rest },
  ref,
) {
  const share = value === null ? 0 : Math.min(1, Math.max(0, value / max));
  return (
    <Progress.Root
      className={root}
      value={value === null ? null : Math.min(max, Math.max(0, value))}
      max={max}
      getAriaValueText={valueText === undefined ? undefined : () => valueText}
      ref={ref}
      {...rootOf(rest)}
    >
      <span className={labelHidden && !valueText ? visuallyHidden : head}>
        <Progress.Label className={labelHidden ? visuallyHidden : labelText}>{label}</Progress.Label>
        {valueText && (
          <span className={valueStyle} aria-hidden="true">
            {valueText}
          </span>
        )}
      </span>
      <Progress.Track className={track[size]}>
        <span
          className={`${fill} ${indicator[tone]}`}
          data-indeterminate={value === null || undefined}
          style={{ '--share': share } as CSSProperties}
        />
      </Progress.Track>
      {children}
    </Progress.Root>
  );
});
