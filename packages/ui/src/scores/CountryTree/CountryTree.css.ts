import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, font, motion, space, text, weight } = vars;

export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  padding: `${space.x3} 0 ${space.x2}`,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  background: color.surface1,
});
export const searchPlace = style({ padding: `0 ${space.x3} ${space.x1}` });
export const group = style({ minWidth: 0 });
export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  padding: `${space.x3} ${space.x4} ${space.x1}`,
  fontSize: text.xs,
  fontWeight: weight.medium,
  lineHeight: '18px',
  color: color.ink3,
});
export const count = style({ fontFamily: font.number, fontWeight: weight.strong });

const line = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  width: '100%',
  minHeight: '36px',
  padding: `2px ${space.x3} 2px ${space.x4}`,
  color: color.ink2,
  textAlign: 'start',
  lineHeight: '20px',
  transition: `background-color ${motion.press}`,
  selectors: { '&:hover:not(:disabled)': { background: color.surface3, color: color.ink1 }, '&:focus-visible': { outlineOffset: '-3px' } },
});
export const country = style([line, { cursor: 'pointer', selectors: { '&:disabled': { cursor: 'default' } } }]);

const link = style([
  line,
  {
    selectors: {
      '&[aria-current="page"]': { background: color.brandSoft, color: color.brand, fontWeight: weight.strong },
      '&[aria-current="page"]::after': {
        content: '',
        position: 'absolute',
        insetInlineStart: 0,
        top: 0,
        bottom: 0,
        width: '4px',
        background: color.brand,
      },
    },
  },
]);
export const league = styleVariants({
  top: [link],
  inside: [
    link,
    {
      paddingInlineStart: '34px',
      '::before': { content: '', position: 'absolute', insetInlineStart: '21px', top: 0, bottom: 0, width: '1px', background: color.line },
    },
  ],
});
export const leagues = style({ paddingBottom: '2px' });
export const name = style({ flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const figure = style({
  flex: 'none',
  maxWidth: '45%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontFamily: font.number,
  fontSize: text.s,
  fontWeight: weight.strong,
  color: color.ink3,
});
export const chevron = style({ flex: 'none', color: color.ink3 });
export const live = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  fontFamily: font.number,
  fontSize: text.s,
  fontWeight: weight.strong,
  color: color.live,
  '::before': { content: '', width: '6px', height: '6px', borderRadius: vars.radius.round, background: 'currentColor' },
});
