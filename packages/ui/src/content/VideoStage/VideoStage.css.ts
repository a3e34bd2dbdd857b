import { style } from '@vanilla-extract/css';
import { faded, paint } from '../../theme/paint.css.ts';
import { vars } from '../../theme/theme.css.ts';

const { color, font, radius, space, text, weight } = vars;
const narrow = '(max-width: 1023px)';

export const stage = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
  gap: space.x3,
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

const frame = style({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  borderRadius: radius.card,
  background: color.frame,
  color: color.onFrame,
});
export const lead = style([frame, { aspectRatio: '64 / 27', '@media': { [narrow]: { aspectRatio: '16 / 9' } } }]);
export const leadPlace = style([lead, { background: color.surface3 }]);

/** The message shown in place of videos covers the places of all of them. */
export const leadUnseen = style([lead, { gridArea: '1 / 1', visibility: 'hidden' }]);
export const vacant = style([frame, { gridArea: '1 / 1 / 2 / -1', display: 'grid', alignContent: 'center' }]);

/** Text stands on a ground dark enough for white on any picture. */
const foot = style({ position: 'absolute', insetInline: 0, bottom: 0, background: faded(paint.coal16, 0.8) });
export const leadFoot = style([foot, { display: 'flex', alignItems: 'center', gap: space.x4, padding: `${space.x4} ${space.x5}` }]);
export const enter = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '56px',
  height: '56px',
  borderRadius: radius.round,
  background: color.onFrame,
  color: color.frame,
});
export const words = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.x1, minWidth: 0 });
export const leadTitle = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: text.xxl,
  fontWeight: weight.strong,
  lineHeight: '32px',
  selectors: { [`${lead}:hover &`]: { textDecoration: 'underline' } },
});
export const facts = style({ display: 'flex', flexWrap: 'wrap', gap: space.x4, fontSize: text.s, lineHeight: '18px' });
export const author = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const figure = style({ display: 'inline-flex', alignItems: 'center', gap: '4px' });

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gridAutoRows: 'minmax(0, 1fr)',
  gap: space.x3,
  '@media': { [narrow]: { gridAutoRows: 'auto' } },
});
export const place = style({ display: 'grid', minWidth: 0 });
export const tile = style([frame, { '@media': { [narrow]: { aspectRatio: '16 / 9' } } }]);
export const tilePlace = style({
  borderRadius: radius.card,
  background: color.surface3,
  '@media': { [narrow]: { aspectRatio: '16 / 9' } },
});
export const tileFoot = style([foot, { padding: `6px ${space.x2}` }]);
export const tileTitle = style({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: text.s,
  fontWeight: weight.medium,
  lineHeight: '18px',
  selectors: { [`${tile}:hover &`]: { textDecoration: 'underline' } },
});
export const length = style({
  position: 'absolute',
  right: space.x2,
  top: space.x2,
  padding: '0 6px',
  borderRadius: radius.chip,
  background: faded(paint.coal16, 0.8),
  font: `${weight.strong} ${text.s}/20px ${font.number}`,
});
