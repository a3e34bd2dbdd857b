import { style } from '@vanilla-extract/css';
import { paint } from '../../theme/paint.css.ts';
import { vars } from '../../theme/theme.css.ts';

const { color, text, weight } = vars;

/** Tiles beside each other, equally wide, as many in a line as have room. */
export const tiles = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(164px, 1fr))', gap: '8px' });
/** Dark in both themes, because the place of a game is. */
export const tile = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  overflow: 'hidden',
  height: '56px',
  padding: '0 12px',
  border: 0,
  borderRadius: vars.radius.card,
  background: paint.coal20Turf,
  color: paint.chalk,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&[data-checked]': { boxShadow: `inset 0 0 0 2px ${color.chalkCell}` },
    '&:focus-visible': { outline: `2px solid ${color.brand}`, outlineOffset: '2px' },
  },
});
/** The right part of the scene, fading under the text. */
export const art = style({
  position: 'absolute',
  insetBlock: 0,
  right: 0,
  width: '58%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: '100% 60%',
  maskImage: 'linear-gradient(to right, transparent, #000 55%)',
  opacity: 0.8,
  selectors: { [`${tile}:hover > &, ${tile}[data-checked] > &`]: { opacity: 1 } },
});
export const label = style({
  position: 'relative',
  overflow: 'hidden',
  fontSize: text.m,
  fontWeight: weight.strong,
  lineHeight: '20px',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  textShadow: `0 1px 3px ${paint.coal15Deep}`,
});
export const note = style({
  position: 'relative',
  fontSize: text.xs,
  minHeight: '18px',
  lineHeight: '18px',
  whiteSpace: 'nowrap',
  color: paint.mutedOnDark86,
  textShadow: `0 1px 3px ${paint.coal15Deep}`,
});
export const live = style({ color: paint.liveOnTile, fontWeight: weight.medium });
