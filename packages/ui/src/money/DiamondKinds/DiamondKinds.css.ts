import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { space, text, font, weight } = vars;

/** The note breaks into two lines before it pushes its neighbours away. */
export const kinds = style({
  display: 'grid',
  gap: '2px',
  minWidth: 0,
  maxWidth: '232px',
  flex: '1 1 min-content',
  fontSize: text.s,
  lineHeight: 1.45,
});
export const list = style({ display: 'flex', flexWrap: 'wrap', columnGap: space.x3, margin: 0 });
export const kind = style({ display: 'flex', alignItems: 'baseline', gap: space.x1 });
export const amount = style({ margin: 0, fontFamily: font.number, fontWeight: weight.strong });
export const note = style({ margin: 0, fontSize: text.xs, textWrap: 'balance' });
