import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, motion, text } = vars;
const narrow = '(max-width: 720px)';

const ground = style({
  containerType: 'inline-size',
  padding: '0 16px 14px',
  background: color.surface1,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
});
export const panel = styleVariants({
  card: [ground],
  joined: [ground, { borderStartStartRadius: 0, borderStartEndRadius: 0 }],
});

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 16px', minHeight: '48px' });
export const side = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: '4px 12px',
  marginInlineStart: 'auto',
  fontSize: text.s,
  color: color.ink2,
});
export const balanceLine = style({ display: 'inline-flex', alignItems: 'center', gap: '6px' });

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 344px',
  gap: '20px',
  alignItems: 'start',
  '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '12px' } },
});

const cells = style({
  display: 'grid',
  gap: '2px',
  minHeight: '118px',
  maxHeight: '244px',
  overflowY: 'auto',
  padding: '2px',
  margin: '-2px',
  scrollbarWidth: 'thin',
});
/** As narrow as the longest tag of a gift; where ranks and expiry are shown, as those are in Vietnamese. */
export const grid = styleVariants({
  gifts: [cells, { gridTemplateColumns: 'repeat(auto-fill, minmax(70px, 1fr))' }],
  backpack: [cells, { gridTemplateColumns: 'repeat(auto-fill, minmax(136px, 1fr))' }],
  noble: [cells, { gridTemplateColumns: 'repeat(auto-fill, minmax(108px, 1fr))' }],
});
export const place = style({ minHeight: '118px', display: 'grid', alignContent: 'center' });

export const cell = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: '2px',
  minWidth: 0,
  height: '112px',
  padding: '14px 4px 6px',
  border: '1px solid transparent',
  borderRadius: vars.radius.card,
  cursor: 'pointer',
  transition: `background-color ${motion.press}, border-color ${motion.press}`,
  selectors: {
    '&:hover': { background: color.surface3 },
    '&:active': { translate: '0 1px' },
    '&:focus-visible': { outlineOffset: '-1px' },
    '&[aria-checked="true"]': { background: color.brandSoft, borderColor: color.brand },
  },
});
globalStyle(`${cell} svg, ${cell} img`, { transition: `scale ${motion.press} ${motion.ease}` });
globalStyle(`${cell}[aria-checked='true'] > svg, ${cell}[aria-checked='true'] > img`, { scale: '1.06' });
export const dim = style({ opacity: 0.5 });
const cut = { maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
export const giftName = style({ ...cut, fontSize: text.s, lineHeight: '20px' });
export const note = style({
  ...cut,
  fontSize: text.xs,
  lineHeight: '18px',
  color: color.ink3,
  selectors: { [`${cell}[aria-checked='true'] &`]: { color: color.ink2 } },
});

const corner = style({
  position: 'absolute',
  top: '3px',
  maxWidth: 'calc(100% - 4px)',
  height: '18px',
  padding: '0 4px',
  borderRadius: '3px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  fontSize: text.xs,
  lineHeight: '18px',
  whiteSpace: 'nowrap',
});
export const tag = styleVariants({
  mark: [
    corner,
    {
      insetInlineEnd: '2px',
      background: color.surface3,
      color: color.ink2,
      selectors: { [`${cell}[aria-checked='true'] &`]: { background: color.brand, color: color.onBrand } },
    },
  ],
  owned: [
    corner,
    { insetInlineEnd: '2px', background: color.surface3, color: color.ink1, fontFamily: vars.font.number, fontWeight: vars.weight.strong },
  ],
  limited: [corner, { insetInlineEnd: '2px', background: color.warningSoft, color: color.warning }],
  soldOut: [corner, { insetInlineEnd: '2px', background: color.surface3, color: color.ink2 }],
  rank: [
    corner,
    {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '3px',
      insetInlineStart: '2px',
      background: 'var(--noble)',
      color: 'var(--noble-ink)',
    },
  ],
});

export const order = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 112px', gap: '8px 12px', minHeight: '118px' });
export const amounts = style({ display: 'grid', gridTemplateColumns: 'repeat(6, minmax(0, 1fr))', gap: '6px' });
export const amount = style({
  height: '32px',
  borderRadius: '6px',
  background: color.surface3,
  color: color.ink2,
  fontFamily: vars.font.number,
  fontWeight: vars.weight.strong,
  fontSize: '15px',
  cursor: 'pointer',
  transition: `background-color ${motion.press}, color ${motion.press}`,
  selectors: {
    '&:hover:not(:disabled)': { color: color.ink1, boxShadow: `inset 0 0 0 1px ${color.lineStrong}` },
    '&:active:not(:disabled)': { translate: '0 1px' },
    '&[aria-pressed="true"]': { background: color.brandSoft, color: color.brand, boxShadow: `inset 0 0 0 1px ${color.brand}` },
    '&:disabled': { cursor: 'not-allowed', opacity: 0.5 },
  },
});
export const sum = style({ display: 'flex', alignItems: 'center', gap: '12px', minWidth: 0 });
export const total = style({ display: 'grid', minWidth: 0, fontSize: text.s, lineHeight: '18px', color: color.ink2, whiteSpace: 'nowrap' });
export const act = style({
  gridColumn: 2,
  gridRow: '1 / span 2',
  display: 'grid',
  alignItems: 'end',
  justifyItems: 'stretch',
  minHeight: '80px',
});
export const say = style({
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  minHeight: '20px',
  fontSize: text.s,
  lineHeight: '20px',
  color: color.ink3,
});
export const tone = styleVariants({ plain: {}, failed: { color: color.live }, short: { color: color.diamondInk } });
