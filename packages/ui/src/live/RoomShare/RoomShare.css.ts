import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, space, text } = vars;

export const frame = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.x4 });

export const code = style({ display: 'grid', justifyItems: 'center', gap: space.x1, textAlign: 'center' });

export const title = style({ fontSize: text.l, fontWeight: vars.weight.strong, overflowWrap: 'anywhere' });

export const anchor = style({ color: color.ink3 });

/** The address with its copy button. */
export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  padding: `6px 6px 6px ${space.x3}`,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  background: color.surface2,
});

export const sign = style({ flex: 'none', color: color.ink3 });

export const address = style({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: color.ink2,
});
