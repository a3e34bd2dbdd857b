import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, font, motion, radius, space, text, weight } = vars;

export const sidebar = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 'none',
  gap: space.x4,
  width: '208px',
  transition: `width ${motion.panel} ${motion.ease}`,
  selectors: { '&[data-rail]': { width: '64px' } },
});

export const group = style({ selectors: { '& + &': { marginTop: space.x3, paddingTop: space.x3, borderTop: `1px solid ${color.line}` } } });

export const heading = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.x2,
  padding: '0 14px 6px',
  fontSize: text.s,
  fontWeight: weight.medium,
  color: color.ink3,
});

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '2px' });

export const entry = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x3,
  width: '100%',
  minHeight: '42px',
  padding: '4px 14px',
  borderRadius: radius.card,
  fontSize: '15px',
  textAlign: 'start',
  color: color.ink2,
  cursor: 'pointer',
  transition: `background-color ${motion.press}, color ${motion.press}`,
  selectors: {
    '&:hover': { background: color.surface3, color: color.ink1 },
    '&:active': { background: color.brandSoft },
    '&[aria-current]': { background: color.brandSoft, color: color.brand, fontWeight: weight.strong },
    '[data-rail] &': { justifyContent: 'center', gap: 0, padding: 0 },
  },
});

export const icon = style({ flex: 'none' });

export const label = style({ minWidth: 0, lineHeight: 1.3 });

export const count = style({
  flex: 'none',
  marginInlineStart: 'auto',
  font: `${weight.strong} ${text.s}/1 ${font.number}`,
  color: color.ink3,
  selectors: { '[aria-current] > &': { color: 'inherit' } },
});

export const anchor = style([entry, { gap: '10px', padding: '7px 14px', fontSize: text.m }]);

export const who = style({ display: 'grid', flex: 1, minWidth: 0 });

const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const nickname = style({ ...cut, lineHeight: '18px', fontWeight: weight.medium, color: color.ink1 });

export const showing = style({ ...cut, fontSize: text.xs, lineHeight: '17px', color: color.ink3 });

export const actions = style({ display: 'grid', gap: space.x2, paddingTop: space.x4, borderTop: `1px solid ${color.line}` });

const action = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '6px',
  minHeight: '36px',
  padding: '4px 10px',
  border: '1px solid transparent',
  borderRadius: radius.card,
  fontWeight: weight.medium,
  textAlign: 'center',
  transition: `background-color ${motion.press}, border-color ${motion.press}`,
  selectors: { '&:active': { translate: '0 1px' } },
});

/** The first action is emphasised, the others are not. */
export const invite = style([
  action,
  { color: color.brand, background: color.brandSoft, selectors: { '&:hover': { borderColor: color.brand } } },
]);

export const standBy = style([action, { borderColor: color.lineStrong, selectors: { '&:hover': { background: color.surface3 } } }]);
