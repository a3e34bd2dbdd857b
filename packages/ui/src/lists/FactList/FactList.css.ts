import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, space, text } = vars;

export const list = style({ display: 'grid', margin: 0, fontSize: text.s, lineHeight: 1.5 });

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(96px, 30%) minmax(0, 1fr)',
  gap: space.x3,
  padding: `${space.x2} 0`,
  selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
});

export const name = style({ color: color.ink3 });

export const value = style({ margin: 0, minWidth: 0, color: color.ink1, overflowWrap: 'anywhere' });
