import type { ReactNode } from 'react';
import * as css from './FigureBand.css.ts';

/** One figure of the band. */
export interface BandFigure {
  id: string;
  label: string;
  /** The figure, formatted for display. */
  value: ReactNode;
  /** A short text beside the figure. */
  aside?: ReactNode;
  /** A line below it. */
  note?: ReactNode;
  /** Raised on chalk, as the most important one; default false. */
  raised?: boolean;
}

export interface FigureBandProps {
  /** Names the band for screen readers. */
  label: string;
  /** Three to six figures. */
  figures: readonly BandFigure[];
}

/** Figures of the day in a row on turf, cut at the pitch's angle. */
export function FigureBand({ label, figures }: FigureBandProps) {
  return (
    <dl className={css.band} aria-label={label}>
      {figures.map(({ id, label: name, value, aside, note, raised = false }) => (
        <div key={id} className={raised ? css.raised : css.figure}>
          <dt className={css.name}>{name}</dt>
          <dd className={css.value}>
            {value}
            {aside && <small className={css.small}>{aside}</small>}
          </dd>
          {note && <dd className={css.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
