import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, space, text } = vars;

const band = style({
  position: 'relative',
  overflow: 'hidden',
  padding: `${space.x2} ${space.x5} ${space.x6}`,
  background: color.frame,
  color: color.onFrame,
});
/** A band across a phone, or a card beside other things on a wide page, with its phone at the foot. */
export const promo = styleVariants({
  band: [band],
  card: [
    band,
    {
      display: 'grid',
      alignContent: 'space-between',
      justifyItems: 'start',
      gap: space.x6,
      minHeight: '620px',
      padding: `${space.x8} ${space.x6} 0`,
      borderRadius: vars.radius.card,
    },
  ],
});
const lines = style({ position: 'relative', display: 'grid', gap: '10px' });
export const words = styleVariants({ band: [lines, { maxWidth: '206px' }], card: [lines, { width: '100%', maxWidth: '280px' }] });
export const title = style({
  margin: 0,
  fontSize: text.title,
  fontWeight: vars.weight.strong,
  lineHeight: '38px',
  wordBreak: 'keep-all',
  overflowWrap: 'break-word',
});
export const line = style({ margin: '0 0 8px', color: color.onFrameMuted, lineHeight: '22px' });
export const way = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.x2,
  minHeight: '48px',
  padding: `3px ${space.x3}`,
  border: `1px solid ${color.onFrameMuted}`,
  borderRadius: vars.radius.card,
  color: color.onFrame,
  fontSize: text.l,
  fontWeight: vars.weight.medium,
  lineHeight: 1.45,
  textAlign: 'center',
  selectors: {
    '&:hover': { background: color.frameRaised },
    '&[data-first]': { background: color.onFrame, borderColor: color.onFrame, color: color.frame },
    '&[data-first]:hover': { filter: 'brightness(0.94)' },
  },
});
export const meta = style({ margin: '4px 0 0', color: color.onFrameMuted, fontSize: text.xs, lineHeight: 1.45 });

const body = style({
  overflow: 'hidden',
  border: `5px solid ${color.frameLine}`,
  borderBottom: 0,
  borderRadius: '20px 20px 0 0',
  background: color.frameRaised,
});
export const phone = styleVariants({
  band: [body, { position: 'absolute', right: '-14px', top: '16px', bottom: '-12px', width: '150px', transform: 'rotate(5deg)' }],
  card: [body, { position: 'relative', order: 1, justifySelf: 'center', width: '224px', height: '280px' }],
});
export const scores = style({ display: 'grid', gap: '6px', margin: 0, padding: space.x2, listStyle: 'none' });
export const score = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  gap: '6px',
  padding: '2px 6px',
  borderRadius: '3px',
  background: color.frame,
  fontFamily: vars.font.number,
  fontSize: '11px',
  fontWeight: vars.weight.strong,
  lineHeight: '16px',
});
export const side = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '&:last-child': { textAlign: 'end' } },
});
