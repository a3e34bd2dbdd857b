import { createContainer, globalStyle, style } from '@vanilla-extract/css';
import { faded, paint } from '../../theme/paint.css.ts';
import { vars } from '../../theme/theme.css.ts';

const { color, font, motion, text, weight } = vars;

const placeName = createContainer('channels');

/** Wider than a column beside a player: the rooms then form a row under it. */
const wide = `${placeName} (min-width: 320px)`;

export const place = style({ containerType: 'inline-size', containerName: placeName, width: '100%', minWidth: 0, height: '100%' });

/** As high as the player beside it; the rooms share the height. */
export const strip = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '8px',
  width: '100%',
  height: '100%',
  '@container': { [wide]: { flexDirection: 'row', height: 'auto', padding: '4px', overflowX: 'auto', scrollbarWidth: 'thin' } },
});

export const room = style({
  position: 'relative',
  flex: 1,
  display: 'block',
  width: '100%',
  minHeight: '64px',
  overflow: 'hidden',
  borderRadius: '6px',
  background: color.frameRaised,
  cursor: 'pointer',
  '@container': { [wide]: { flex: '1 0 148px', aspectRatio: '16 / 9' } },
  selectors: {
    '&[data-checked]': { boxShadow: `0 0 0 2px ${color.frame}, 0 0 0 4px ${color.chalkCell}` },
    '&:has(:focus-visible)': { outline: `2px solid ${color.onFrame}`, outlineOffset: '5px' },
    '&:active': { translate: '0 1px' },
  },
});

/** The radio button itself lies over its room, unseen; the room shows its focus. */
export const choice = style({
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  margin: 0,
  cursor: 'inherit',
  selectors: { '&:focus-visible': { outline: 'none' } },
});

export const cover = style({
  position: 'absolute',
  inset: 0,
  opacity: 0.82,
  transition: `opacity ${motion.press}`,
  selectors: { ':is([data-checked], :hover) > &': { opacity: 1 } },
});
globalStyle(`${cover} > *`, { width: '100%', height: '100%' });
globalStyle(`${cover} :is(img, svg)`, { width: '100%', height: '100%', objectFit: 'cover' });

export const mark = style({ position: 'absolute', top: '6px', insetInline: '6px', display: 'flex' });

export const live = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  height: '20px',
  padding: '0 7px',
  borderRadius: vars.radius.chip,
  fontSize: text.xs,
  fontWeight: weight.medium,
  color: color.onCardRed,
  background: color.cardRed,
  '::before': { content: '', width: '6px', height: '6px', borderRadius: vars.radius.round, background: 'currentColor' },
});

export const caption = style({
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '6px',
  height: '26px',
  padding: '0 8px',
  fontSize: text.xs,
  color: color.onFrame,
  background: faded(paint.coal14, 0.86),
});

export const nickname = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

export const heat = style({
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  gap: '3px',
  font: `${weight.strong} ${text.s}/1 ${font.number}`,
});
