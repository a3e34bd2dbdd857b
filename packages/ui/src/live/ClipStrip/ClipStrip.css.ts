import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { space } = vars;

export const place = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.x2 });

/** One row; what does not fit is scrolled to. */
export const row = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '228px',
  gap: space.x3,
  // Room for the ring of a focused card.
  padding: '3px',
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  scrollSnapType: 'x proximity',
});
globalStyle(`${row} > li`, { display: 'grid', minWidth: 0, scrollSnapAlign: 'start' });
