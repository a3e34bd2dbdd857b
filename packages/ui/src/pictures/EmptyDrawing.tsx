import { accent, drawing, faint, main } from './EmptyDrawing.css.ts';
import { emptyDrawingArt, type EmptyDrawingKind } from './emptyDrawing.ts';

export interface EmptyDrawingProps {
  /** Subject of the drawing; default `net`. */
  kind?: EmptyDrawingKind;
}

/** The line drawing of an empty state, 160 x 120 px; decoration, so it has no name. */
export function EmptyDrawing({ kind = 'net' }: EmptyDrawingProps) {
  const art = emptyDrawingArt[kind];
  return (
    <svg className={drawing} viewBox="0 0 160 120" width={160} height={120} aria-hidden="true">
      <path className={faint} d={art.faint} />
      <path className={main} d={art.main} />
      <path className={accent} d={art.accent} />
    </svg>
  );
}
