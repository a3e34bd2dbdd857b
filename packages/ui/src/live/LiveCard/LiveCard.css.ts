import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { faded, paint } from '../../theme/paint.css.ts';
import { vars } from '../../theme/theme.css.ts';

const { color, text } = vars;
const overPicture = { background: faded(paint.coal16, 0.82), color: color.onFrame } as const;

const cardFrame = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  overflow: 'hidden',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  background: color.surface1,
  transition: `border-color ${vars.motion.press}`,
  selectors: { '&:hover': { borderColor: color.brand }, '&:active': { background: color.surface2 } },
});

export const card = styleVariants({ own: [cardFrame], fill: [cardFrame, { height: '100%' }] });

// Read after the title, seen above it.
const pictureFrame = style({ position: 'relative', order: -1, display: 'block', containerType: 'inline-size' });

/** A picture too narrow for score and heat side by side: the heat moves up, and the score takes the whole line. */
const narrow = '(max-width: 336px)';

export const picture = styleVariants({ own: [pictureFrame], fill: [pictureFrame, { flex: 1, minHeight: '180px' }] });

/** Over the cover, under everything on it; hidden until the picture moves. */
export const moving = style({ position: 'absolute', inset: 0, overflow: 'hidden', pointerEvents: 'none' });
globalStyle(`${moving} > video`, { display: 'block', width: '100%', height: '100%', objectFit: 'cover', background: 'transparent' });

export const tag = style({
  position: 'absolute',
  left: '8px',
  top: '8px',
  maxWidth: 'calc(100% - 16px)',
  padding: '0 7px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  borderRadius: '3px',
  background: color.chalkCell,
  color: color.onChalkCell,
  fontSize: text.xs,
  fontWeight: vars.weight.medium,
  lineHeight: '20px',
  '@container': { [narrow]: { maxWidth: 'calc(100% - 92px)' } },
});

// The score may give way to the heat, never the other way round.
export const corner = style({
  position: 'absolute',
  left: '8px',
  bottom: '8px',
  display: 'flex',
  maxWidth: 'calc(100% - 92px)',
  '@container': { [narrow]: { maxWidth: 'calc(100% - 16px)' } },
});

export const heat = style({
  position: 'absolute',
  right: '8px',
  bottom: '8px',
  display: 'flex',
  alignItems: 'center',
  gap: '3px',
  height: '22px',
  padding: '0 6px',
  borderRadius: '3px',
  fontFamily: vars.font.number,
  fontWeight: vars.weight.strong,
  fontSize: text.s,
  lineHeight: 1,
  ...overPicture,
  '@container': { [narrow]: { top: '8px', bottom: 'auto' } },
});

export const enter = style({
  position: 'absolute',
  left: '50%',
  top: '50%',
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  height: '36px',
  padding: '0 14px',
  borderRadius: vars.radius.card,
  translate: '-50% -50%',
  whiteSpace: 'nowrap',
  fontWeight: vars.weight.medium,
  opacity: 0,
  transition: `opacity ${vars.motion.press}`,
  background: color.brand,
  color: color.onBrand,
  selectors: { [`${cardFrame}:hover &, ${cardFrame}:focus-visible &`]: { opacity: 1 } },
});

export const body = style({ display: 'grid', gap: '8px', padding: '10px 12px 12px', minWidth: 0 });

const titleBase = style({
  fontWeight: vars.weight.medium,
  lineHeight: '20px',
  overflow: 'hidden',
  transition: `color ${vars.motion.press}`,
  selectors: { [`${cardFrame}:hover &`]: { color: color.brand } },
});
export const title = styleVariants({
  1: [titleBase, { textOverflow: 'ellipsis', whiteSpace: 'nowrap' }],
  2: [titleBase, { height: '40px', display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2 }],
});

export const anchor = style({
  display: 'flex',
  alignItems: 'center',
  gap: '7px',
  height: '22px',
  minWidth: 0,
  color: color.ink3,
  fontSize: text.s,
});
export const nickname = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const room = style({ flex: 'none', marginLeft: 'auto' });
