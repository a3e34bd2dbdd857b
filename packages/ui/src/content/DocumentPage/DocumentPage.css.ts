import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, font, motion, radius, space, text, weight } = vars;

/** Below this there is no room for three columns. */
const narrow = '(max-width: 1199px)';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: '208px minmax(0, 1fr) 224px',
  alignItems: 'start',
  gap: space.x6,
  '@media': {
    [narrow]: { gridTemplateColumns: '208px minmax(0, 1fr)' },
    print: { display: 'block' },
  },
});

export const side = style({
  position: 'sticky',
  top: '80px',
  display: 'grid',
  gap: space.x4,
  '@media': {
    [narrow]: { selectors: { '&:last-child': { gridColumn: 2, gridRow: 2, position: 'static' } } },
    print: { display: 'none' },
  },
});

export const card = style({
  display: 'grid',
  gap: space.x6,
  padding: `${space.x8} ${space.x10} ${space.x10}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface1,
  '@media': { print: { padding: 0, border: 0, background: 'none' } },
});

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${space.x1} ${space.x4}`,
});
export const acts = style({ display: 'flex', gap: space.x2 });
globalStyle(`${head} > [data-print="no"]`, { gridColumn: 2, gridRow: 1, '@media': { print: { display: 'none' } } });

export const name = style({ fontSize: text.title, fontWeight: weight.strong, lineHeight: 1.3, textWrap: 'balance' });

export const edition = style({ gridColumn: '1 / -1', color: color.ink3, fontSize: text.s });

export const brief = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))',
  gap: space.x3,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
globalStyle(`${brief} > li`, {
  display: 'grid',
  alignContent: 'start',
  gap: space.x1,
  padding: `${space.x3} ${space.x4}`,
  borderRadius: radius.card,
  background: color.surface2,
  color: color.ink2,
  fontSize: text.s,
  lineHeight: 1.6,
});
globalStyle(`${brief} strong`, { color: color.ink1, fontWeight: weight.strong });

export const section = style({
  display: 'grid',
  gap: space.x2,
  scrollMarginTop: '88px',
  color: color.ink2,
  fontSize: text.m,
  lineHeight: 1.75,
  outline: 'none',
  '@media': { print: { breakInside: 'avoid' } },
});
globalStyle(`${section} > p, ${section} > ul`, { maxWidth: '46em', margin: 0 });
globalStyle(`${section} > ul`, { display: 'grid', gap: space.x1, paddingInlineStart: '1.25em', listStyle: 'disc' });
globalStyle(`${section} > ul > li::marker`, { color: color.ink3 });

export const sectionName = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: space.x3,
  color: color.ink1,
  fontSize: text.xl,
  fontWeight: weight.strong,
  lineHeight: 1.4,
});

export const sectionNumber = style({ color: color.brand, fontFamily: font.number });

export const contents = style({ display: 'grid', gap: space.x2 });
globalStyle(`${contents} > ol`, { display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const contentsName = style({ paddingInlineStart: space.x3, color: color.ink1, fontSize: text.s, fontWeight: weight.strong });

export const contentsLink = style({
  display: 'flex',
  gap: space.x2,
  padding: `6px ${space.x3}`,
  borderInlineStart: `2px solid ${color.line}`,
  color: color.ink2,
  fontSize: text.s,
  lineHeight: 1.45,
  transition: `color ${motion.press}, border-color ${motion.press}`,
  selectors: {
    '&:hover': { color: color.ink1 },
    '&[aria-current]': { borderInlineStartColor: color.brand, color: color.brand, fontWeight: weight.strong },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});

export const contentsNumber = style({ flex: 'none', minWidth: '1em', fontFamily: font.number });

export const contacts = style({
  display: 'grid',
  gap: space.x2,
  padding: space.x4,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface1,
  color: color.ink2,
  fontSize: text.s,
  lineHeight: 1.6,
});
globalStyle(`${contacts} > dl`, { display: 'grid', gap: space.x2, margin: 0 });

export const contactsName = style({ color: color.ink1, fontWeight: weight.strong });

export const contact = style({ display: 'grid' });
globalStyle(`${contact} > dt`, { color: color.ink3, fontSize: text.xs });
globalStyle(`${contact} > dd`, { margin: 0, color: color.ink1, overflowWrap: 'anywhere' });
globalStyle(`${contact} a`, { color: color.brand, textDecoration: 'underline', textUnderlineOffset: '3px' });
