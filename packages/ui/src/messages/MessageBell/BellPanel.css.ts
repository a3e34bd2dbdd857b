import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, motion, radius, space, text: size, weight } = vars;

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  width: '352px',
  maxWidth: '100%',
  maxHeight: 'min(560px, var(--available-height))',
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flex: 'none',
  gap: space.x2,
  minHeight: '44px',
  padding: `0 ${space.x2} 0 ${space.x4}`,
  borderBottom: `1px solid ${color.line}`,
});

export const title = style({ fontSize: '15px', fontWeight: weight.strong, lineHeight: 1.45 });

export const readAll = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minHeight: '28px',
  padding: '0 8px',
  borderRadius: '6px',
  fontSize: size.s,
  color: color.ink2,
  cursor: 'pointer',
  transition: `color ${motion.press}, background-color ${motion.press}`,
  selectors: {
    '&:hover': { color: color.ink1, background: color.surface3 },
    '&:active': { translate: '0 1px' },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[aria-disabled]': { color: color.ink3, background: 'none', cursor: 'default', translate: 'none' },
  },
});

/** As tall while it loads as it is with four rows. */
export const body = style({ flex: 1, minHeight: '236px', overflowY: 'auto', padding: `${space.x1} 0` });

export const groupTitle = style({
  padding: `6px ${space.x4} 2px`,
  fontSize: size.xs,
  fontWeight: weight.normal,
  lineHeight: 1.5,
  color: color.ink3,
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: '36px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '10px',
  minHeight: '56px',
  padding: `6px ${space.x4}`,
});

export const link = style([
  row,
  {
    transition: `background-color ${motion.press}`,
    selectors: {
      '&:hover': { background: color.surface3 },
      '&:active': { background: color.brandSoft },
      '&:focus-visible': { outlineOffset: '-2px' },
    },
  },
]);

export const sign = style({
  display: 'grid',
  placeItems: 'center',
  width: '36px',
  height: '36px',
  borderRadius: radius.card,
  color: color.brand,
  background: color.brandSoft,
});

export const what = style({ display: 'grid', minWidth: 0 });

const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const name = style({ ...cut, lineHeight: '21px', selectors: { '&[data-unread]': { fontWeight: weight.strong } } });

export const text = style({ ...cut, fontSize: size.s, lineHeight: '19px', color: color.ink3 });

export const side = style({ display: 'grid', justifyItems: 'end', alignContent: 'center', gap: '2px', minHeight: '38px' });

export const time = style({ fontSize: size.xs, lineHeight: '18px', color: color.ink3, whiteSpace: 'nowrap' });

export const all = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  gap: '2px',
  minHeight: '40px',
  borderTop: `1px solid ${color.line}`,
  fontSize: size.s,
  color: color.ink2,
  background: color.surface2,
  transition: `background-color ${motion.press}, color ${motion.press}`,
  selectors: {
    '&:hover': { color: color.ink1, background: color.surface3 },
    '&:active': { background: color.line },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});
