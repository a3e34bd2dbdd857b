import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { faded, paint } from '../../theme/paint.css.ts';
import { vars } from '../../theme/theme.css.ts';

const { color, font, radius, space, text, weight } = vars;

const frame = style({
  minWidth: 0,
  overflow: 'hidden',
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface1,
  transition: `border-color ${vars.motion.press}`,
  selectors: {
    '&:hover': { borderColor: color.brand },
    '&[aria-current]': { borderColor: color.brand, background: color.brandSoft },
  },
});
export const card = styleVariants({
  card: [frame, { display: 'flex', flexDirection: 'column' }],
  row: [frame, { display: 'grid', gridTemplateColumns: '144px minmax(0, 1fr)', alignItems: 'center' }],
});

// Read after the title, seen before it.
export const picture = style({ position: 'relative', order: -1, display: 'block', overflow: 'hidden' });

/** Preview that moves while the pointer rests on the card. */
export const moving = style({ position: 'absolute', inset: 0, overflow: 'hidden', pointerEvents: 'none' });
globalStyle(`${moving} > video`, { display: 'block', width: '100%', height: '100%', objectFit: 'cover', background: 'transparent' });

/** The figures of the picture, on a ground dark enough for white text on any picture. */
export const shade = style({
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  display: 'flex',
  alignItems: 'center',
  gap: space.x3,
  height: '26px',
  padding: '0 8px',
  background: faded(paint.coal16, 0.78),
  color: color.onFrame,
  font: `${weight.medium} ${text.s}/1 ${font.number}`,
});
export const figure = style({ display: 'inline-flex', alignItems: 'center', gap: '4px' });
export const length = style({ marginInlineStart: 'auto', fontWeight: weight.strong });

export const place = style({
  position: 'absolute',
  left: 0,
  top: 0,
  minWidth: '26px',
  padding: '0 6px',
  background: color.frame,
  color: color.onFrame,
  font: `italic ${weight.strong} ${text.l}/26px ${font.number}`,
  textAlign: 'center',
});
export const top = style([place, { background: color.live, color: color.onLive }]);

export const seen = style({ position: 'absolute', insetInline: 0, bottom: 0, height: '3px', background: color.frameLine });
export const seenPart = style({ display: 'block', height: '100%', background: color.live });

const words = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '6px', minWidth: 0 });
export const body = styleVariants({ card: [words, { padding: '10px 12px 12px' }], row: [words, { padding: `0 ${space.x3}` }] });
/** Two lines, reserved, so that cards of a row align. */
export const title = style({
  height: '44px',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  fontWeight: weight.medium,
  lineHeight: '22px',
  overflowWrap: 'anywhere',
  selectors: { [`${frame}:hover &`]: { color: color.brand } },
});
export const facts = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x2,
  color: color.ink3,
  fontSize: text.s,
  lineHeight: '18px',
});
export const author = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const playing = style({ color: color.brand, fontWeight: weight.medium });
export const when = style({ flex: 'none' });

/** Keeps the place of a picture. */
export const coverPlace = style({ display: 'block', aspectRatio: '16 / 9', background: color.surface3 });
