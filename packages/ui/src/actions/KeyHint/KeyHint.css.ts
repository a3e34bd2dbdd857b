import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, font, text, weight } = vars;

const line = style({ flex: 'none', display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px' });
const quiet = style({ fontSize: text.xs, lineHeight: '20px', color: color.ink3 });
export const hint = styleVariants({ plain: [line, quiet], list: [line, quiet], dark: [line] });

const cap = style({
  padding: '0 5px',
  border: '1px solid',
  borderRadius: vars.radius.chip,
  font: `${weight.strong} ${text.xs}/18px ${font.number}`,
});
export const key = styleVariants({
  plain: [cap, { borderColor: color.line, color: color.ink2 }],
  list: [
    cap,
    {
      display: 'inline-grid',
      placeItems: 'center',
      minWidth: '26px',
      height: '24px',
      padding: '0 7px',
      borderColor: color.lineStrong,
      borderBottomWidth: '2px',
      borderRadius: '5px',
      color: color.ink1,
      background: color.surface1,
      fontSize: text.s,
      lineHeight: 1.45,
    },
  ],
  dark: [cap, { borderColor: color.frameLine, lineHeight: 'inherit' }],
});
