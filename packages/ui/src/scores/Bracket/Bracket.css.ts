import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, font, motion, space, text, weight } = vars;

const gap = '28px';
const half = '14px';

export const frame = style({ overflowX: 'auto', overscrollBehaviorX: 'contain' });
export const columns = style({ display: 'flex', gap, minWidth: 'min-content', padding: '4px 2px' });
export const column = style({ flex: '1 0 168px', maxWidth: '280px', display: 'flex', flexDirection: 'column' });
export const columnHead = style({
  padding: `0 0 ${space.x2}`,
  fontSize: text.s,
  fontWeight: weight.medium,
  lineHeight: '20px',
  color: color.ink3,
  textAlign: 'center',
});
/** Every round has the height of the first, so that a tie is centred between the two that lead to it. */
export const list = style({ flex: 1, display: 'flex', flexDirection: 'column' });

const halfHeight = 24;
/** The name of a half above its ties; the same height is reserved in every column, so that lines meet. */
export const halfName = style({
  height: `${halfHeight}px`,
  fontSize: text.s,
  fontWeight: weight.strong,
  lineHeight: `${halfHeight}px`,
  color: color.ink2,
});

const line = { content: '', position: 'absolute', background: color.lineStrong } as const;
const placeBase = style({
  position: 'relative',
  flex: 1,
  display: 'grid',
  alignItems: 'center',
  padding: '10px 0',
  selectors: { '&[data-fed]::before': { ...line, right: '100%', top: '50%', width: half, height: '2px', marginTop: '-1px' } },
});
// The line out of a tie and the half of the upright that leads to the next one, drawn as one corner.
const corner = {
  content: '',
  position: 'absolute',
  left: '100%',
  width: half,
  border: `0 solid ${color.lineStrong}`,
  boxSizing: 'border-box',
} as const;
// The winners of two halves meet over the name between them.
const across = `-${halfHeight / 2}px`;
export const place = styleVariants({
  alone: [placeBase],
  upper: [
    placeBase,
    {
      '::after': { ...corner, top: 'calc(50% - 1px)', bottom: 0, borderTopWidth: '2px', borderRightWidth: '2px' },
      selectors: { '&[data-across]::after': { bottom: across } },
    },
  ],
  lower: [
    placeBase,
    {
      '::after': { ...corner, top: 0, bottom: 'calc(50% - 1px)', borderBottomWidth: '2px', borderRightWidth: '2px' },
      selectors: { '&[data-across]::after': { top: across } },
    },
  ],
});

const tieBase = style({
  position: 'relative',
  display: 'block',
  border: `1px solid ${color.lineStrong}`,
  borderRadius: '6px',
  background: color.surface1,
  transition: `border-color ${motion.press}`,
  selectors: {
    'a&:hover, button&:hover': { borderColor: color.brand },
    'button&': { width: '100%', padding: 0, textAlign: 'start', color: 'inherit', cursor: 'pointer' },
    '&[aria-pressed="true"]': { borderColor: color.brand, boxShadow: `inset 0 0 0 1px ${color.brand}` },
  },
});
export const tie = styleVariants({ still: [tieBase], live: [tieBase, { borderColor: color.live }] });

const noteBase = style({
  position: 'absolute',
  insetInlineStart: '8px',
  top: '-11px',
  maxWidth: 'calc(100% - 16px)',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  padding: '0 5px',
  background: color.surface1,
  fontSize: '11px',
  lineHeight: '17px',
  color: color.ink3,
});
export const note = styleVariants({ still: [noteBase], live: [noteBase, { color: color.live, fontWeight: weight.medium }] });

export const side = style({
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  height: '33px',
  padding: '0 8px',
  fontSize: text.s,
  borderRadius: '5px 5px 0 0',
  selectors: { '& + &': { borderTop: `1px solid ${color.line}`, borderRadius: '0 0 5px 5px' } },
});
export const sideState = styleVariants({
  open: {},
  won: { fontWeight: weight.strong, background: `color-mix(in oklab, ${color.brandSoft} 60%, ${color.surface1})` },
  lost: { color: color.ink3 },
});
export const seed = style({
  flex: 'none',
  width: '14px',
  fontFamily: font.number,
  fontSize: text.xs,
  textAlign: 'center',
  color: color.ink3,
});
export const crest = style({ flex: 'none', width: '20px', height: '20px' });
export const name = style({ flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', lineHeight: '20px' });
export const leg = style({
  flex: 'none',
  width: '16px',
  textAlign: 'center',
  fontFamily: font.number,
  fontWeight: weight.medium,
  fontSize: text.m,
  color: color.ink3,
});
export const aggregate = style({
  flex: 'none',
  minWidth: '20px',
  textAlign: 'center',
  fontFamily: font.number,
  fontWeight: weight.strong,
  fontSize: text.l,
});
