import type { ChangeEvent, KeyboardEvent } from 'react';
import * as css from './PlayerRange.css.ts';

export interface PlayerRangeProps {
  label: string;
  /** From 0 to `max`. */
  value: number;
  max: number;
  /** Distance of two neighbouring values. */
  step: number;
  /** Distance for Page Up and Page Down; default a tenth of the whole. */
  page?: number;
  /** Text of the value. */
  valueText: string;
  onChange: (value: number) => void;
  /** Height of the area that can be pressed, in px. */
  height: number;
  /** Classes of the filled part and of the knob. */
  fill: string;
  thumb: string;
}

/** A line in the player's bar that is filled up to a knob. The native slider lies over it, so that it works before any code has loaded. */
export function PlayerRange({ label, value, max, step, page, valueText, onChange, height, fill, thumb }: PlayerRangeProps) {
  const share = max > 0 ? `${(value / max) * 100}%` : '0%';
  const handleKey = (event: KeyboardEvent) => {
    const by = { PageUp: page, PageDown: page === undefined ? page : -page }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    onChange(Math.min(max, Math.max(0, value + by)));
  };
  return (
    <>
      <input
        type="range"
        className={css.range}
        style={{ height }}
        min={0}
        max={max}
        step={step}
        value={value}
        aria-label={label}
        aria-valuetext={valueText}
        onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) => onChange(currentTarget.valueAsNumber)}
        onKeyDown={handleKey}
      />
      <span className={`${css.fill} ${fill}`} style={{ width: share }} />
      <span className={`${css.thumb} ${thumb}`} style={{ left: share }} />
    </>
  );
}
