import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, motion, radius, space, text, weight } = vars;

const row = { display: 'flex', alignItems: 'center', minWidth: 0 } as const;
const press = style({ cursor: 'pointer', transition: `background-color ${motion.press}, color ${motion.press}` });

export const tag = styleVariants({
  text: [
    press,
    {
      display: 'inline',
      color: color.brand,
      borderRadius: radius.chip,
      selectors: {
        '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
        '&:active': { color: color.brandHover },
        '&[aria-pressed="true"]': { background: color.brandSoft },
      },
    },
  ],
  chip: [
    press,
    {
      ...row,
      display: 'inline-flex',
      gap: '4px',
      maxWidth: '100%',
      minHeight: '28px',
      padding: '0 10px',
      borderRadius: '6px',
      background: color.surface3,
      color: color.ink1,
      fontSize: text.s,
      selectors: {
        '&:hover': { background: color.brandSoft, color: color.brand },
        '&:active': { translate: '0 1px' },
        '&[aria-pressed="true"]': { background: color.brandSoft, color: color.brand, boxShadow: `inset 0 0 0 1px ${color.brand}` },
      },
    },
  ],
  row: [
    press,
    {
      ...row,
      gap: space.x2,
      width: '100%',
      minHeight: '40px',
      padding: `0 ${space.x2}`,
      borderRadius: '6px',
      textAlign: 'start',
      selectors: {
        '&:hover': { background: color.surface3 },
        '&:active': { background: color.brandSoft },
        '&[aria-pressed="true"]': { background: color.brandSoft },
      },
    },
  ],
});

const sign = style({ color: color.brand, fontFamily: vars.font.number, fontWeight: weight.strong });
export const hash = styleVariants({ text: [], chip: [sign], row: [sign, { fontSize: text.l }] });

const cut = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const name = styleVariants({ text: { overflowWrap: 'anywhere' }, chip: [cut], row: [cut] });

const badge = style({ flex: 'none', padding: '0 4px', borderRadius: '3px', fontSize: text.xs, lineHeight: '18px' });
export const heat = styleVariants({
  hot: [badge, { background: color.liveSoft, color: color.live }],
  new: [badge, { background: color.successSoft, color: color.success }],
});

const figures = style({ flex: 'none', fontFamily: vars.font.number, fontWeight: weight.medium, color: color.ink3, position: 'relative' });
export const countText = styleVariants({
  text: [figures, { marginInlineStart: '4px' }],
  chip: [figures],
  row: [figures, { marginInlineStart: 'auto' }],
});
