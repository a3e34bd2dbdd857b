import { createContainer, globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, motion, space, text } = vars;

const container = createContainer('footer');
/** Below it the columns have a line of their own under the mark. */
const narrow = `${container} (max-width: 1119px)`;

export const footer = style({
  containerName: container,
  containerType: 'inline-size',
  borderTop: `1px solid ${color.line}`,
  fontSize: text.s,
  color: color.ink2,
  background: color.surface1,
});

export const inner = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.x6,
  maxWidth: '1488px',
  margin: '0 auto',
  padding: `${space.x8} ${space.x6} ${space.x5}`,
});

export const brand = style({ flex: '2 1 260px', color: color.ink1, '@container': { [narrow]: { flexBasis: '100%' } } });

export const slogan = style({ maxWidth: '280px', marginTop: '10px', color: color.ink3 });

export const column = style({ flex: '1 1 120px', minWidth: 0 });

export const contacts = style({ flex: '1.3 1 180px', minWidth: 0, overflowWrap: 'anywhere' });

export const title = style({ marginBottom: space.x2, fontSize: text.s, color: color.ink1 });

export const lines = style({ display: 'grid', justifyItems: 'start', gap: '2px' });
globalStyle(`${lines} > li`, { padding: '3px 0' });

export const link = style({
  borderRadius: '2px',
  transition: `color ${motion.press}`,
  selectors: {
    '&:hover': { color: color.brand, textDecoration: 'underline', textUnderlineOffset: '3px' },
    '&:active': { color: color.brandHover },
  },
});

export const away = style({ display: 'inline-block', marginInlineStart: '3px', verticalAlign: '-1px' });

export const codes = style({ display: 'flex', flexWrap: 'wrap', gap: space.x3, marginTop: space.x3 });

export const code = style({ display: 'grid', justifyItems: 'center', gap: '4px', fontSize: text.xs, color: color.ink3 });

/** White round the code in both themes, or a phone cannot read it. */
export const picture = style({
  display: 'grid',
  placeItems: 'center',
  width: '84px',
  height: '84px',
  border: `1px solid ${color.line}`,
  borderRadius: '6px',
  background: 'white',
  overflow: 'hidden',
});

export const record = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `4px ${space.x3}`,
  maxWidth: '1488px',
  margin: '0 auto',
  padding: `${space.x3} ${space.x6} 22px`,
  fontSize: text.xs,
  color: color.ink3,
});
