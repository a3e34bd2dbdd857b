import { style, styleVariants } from '@vanilla-extract/css';
import { faded, paint } from '../../theme/paint.css.ts';
import { vars } from '../../theme/theme.css.ts';

const { color, space, text } = vars;
const overPicture = { background: faded(paint.coal16, 0.82), color: color.onFrame } as const;

const frame = style({
  minWidth: 0,
  overflow: 'hidden',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  background: color.surface1,
  transition: `border-color ${vars.motion.press}, background-color ${vars.motion.press}`,
  selectors: {
    'a&:hover': { borderColor: color.brand },
    'a&:active': { background: color.surface2 },
    '&[aria-current]': { borderColor: color.brand, background: color.brandSoft },
  },
});
export const card = styleVariants({
  card: [frame, { display: 'flex', flexDirection: 'column' }],
  row: [frame, { display: 'grid', gridTemplateColumns: '128px minmax(0, 1fr)', alignItems: 'center' }],
});

// Read after the title, seen before it.
export const picture = style({ position: 'relative', order: -1, display: 'block' });
export const coverPlace = style({ display: 'block', aspectRatio: '16 / 9', background: color.surface3 });

export const corner = style({ position: 'absolute', left: '6px', bottom: '6px', display: 'flex', maxWidth: 'calc(100% - 64px)' });
export const length = style({
  position: 'absolute',
  right: '6px',
  bottom: '6px',
  padding: '0 5px',
  borderRadius: '3px',
  fontFamily: vars.font.number,
  fontWeight: vars.weight.strong,
  fontSize: text.s,
  lineHeight: '20px',
  ...overPicture,
});

const markBase = style({
  position: 'absolute',
  left: '6px',
  top: '6px',
  maxWidth: 'calc(100% - 12px)',
  padding: '0 7px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  borderRadius: '3px',
  fontSize: text.xs,
  fontWeight: vars.weight.medium,
  lineHeight: '20px',
});
export const mark = styleVariants({
  coming: [markBase, { background: color.brand, color: color.onBrand }],
  off: [markBase, { background: color.chalkCell, color: color.onChalkCell }],
});

export const enter = style({
  position: 'absolute',
  left: '50%',
  top: '50%',
  display: 'grid',
  placeItems: 'center',
  width: '38px',
  height: '38px',
  borderRadius: vars.radius.round,
  translate: '-50% -50%',
  opacity: 0,
  transition: `opacity ${vars.motion.press}`,
  background: color.brand,
  color: color.onBrand,
  selectors: {
    [`${frame}:hover &, ${frame}:focus-visible &`]: { opacity: 1 },
    '&[data-shown]': { opacity: 1, ...overPicture },
  },
});

const words = style({ display: 'grid', gap: '6px', minWidth: 0 });
export const body = styleVariants({ card: [words, { padding: '10px 12px 12px' }], row: [words, { padding: `0 ${space.x3}` }] });

/** Two lines, reserved, so that cards of a row align. */
export const title = style({
  height: '40px',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  fontWeight: vars.weight.medium,
  lineHeight: '20px',
  transition: `color ${vars.motion.press}`,
  selectors: { [`a${frame}:hover &`]: { color: color.brand } },
});

export const facts = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x2,
  height: '18px',
  overflow: 'hidden',
  color: color.ink3,
  fontSize: text.s,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});
export const by = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' });
export const playing = style({ overflow: 'hidden', textOverflow: 'ellipsis', color: color.brand, fontWeight: vars.weight.medium });
