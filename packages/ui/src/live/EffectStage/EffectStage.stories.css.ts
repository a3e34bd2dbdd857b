import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const picture = style({ position: 'relative', width: 640, maxWidth: '100%', overflow: 'hidden', background: vars.color.pitch });
/** The score, over which no effect may pass. */
export const score = style({
  position: 'absolute',
  zIndex: 1,
  insetInline: 0,
  top: 0,
  display: 'grid',
  placeItems: 'center',
  height: '44px',
});
export const grid = style({ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '16px' });
