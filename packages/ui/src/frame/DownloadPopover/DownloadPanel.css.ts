import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, motion, radius, space, text, weight } = vars;

export const panel = style({
  display: 'grid',
  gridTemplateColumns: '130px minmax(0, auto)',
  gap: '14px',
  width: 'max-content',
  maxWidth: '100%',
  padding: '14px',
});

/** White in both themes: a camera reads dark on light. */
export const code = style({
  display: 'grid',
  placeItems: 'center',
  width: '130px',
  height: '130px',
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  color: 'black',
  background: 'white',
});

export const words = style({ display: 'flex', flexDirection: 'column', minWidth: '132px', maxWidth: '220px' });

export const name = style({ fontSize: text.l, fontWeight: weight.strong, lineHeight: 1.45 });

export const slogan = style({ fontSize: text.s, lineHeight: 1.5, color: color.ink3 });

export const systems = style({ display: 'grid', gap: space.x1, margin: `${space.x2} 0`, fontSize: text.s, color: color.ink2 });

export const system = style({ display: 'flex', alignItems: 'center', gap: space.x2 });

export const links = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space.x3}`, marginTop: 'auto' });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  borderRadius: radius.chip,
  fontSize: text.s,
  fontWeight: weight.medium,
  color: color.brand,
  transition: `color ${motion.press}`,
  selectors: {
    '&:hover': { color: color.brandHover, textDecoration: 'underline', textUnderlineOffset: '3px' },
    '&:active': { translate: '0 1px' },
  },
});
