import type { CSSProperties } from 'react';
import { mark as markText, scale } from '../../theme/recipes/slider.css.ts';

/** A word under a place of the track. */
export interface SliderMark {
  value: number;
  label: string;
}

export interface SliderScaleProps {
  marks: readonly SliderMark[];
  min: number;
  max: number;
}

/** Labels under a track; the thumbs announce their values themselves. */
export function SliderScale({ marks, min, max }: SliderScaleProps) {
  if (marks.length === 0) return null;
  return (
    <div className={scale} aria-hidden="true">
      {marks.map(({ value, label }) => (
        <span key={value} className={markText} style={{ '--at': `${((value - min) / (max - min)) * 100}%` } as CSSProperties}>
          {label}
        </span>
      ))}
    </div>
  );
}
