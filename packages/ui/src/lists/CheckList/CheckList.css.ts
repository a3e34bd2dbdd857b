import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, space, text, weight } = vars;

export const list = style({ display: 'grid', fontSize: text.s, lineHeight: '20px' });

const row = style({ display: 'grid', columnGap: space.x2, alignItems: 'start' });
export const check = styleVariants({
  words: [row, { gridTemplateColumns: '16px minmax(0, 1fr)', paddingBlock: '4px', color: color.ink2 }],
  found: [
    row,
    {
      gridTemplateColumns: '16px 96px minmax(0, 1fr)',
      alignItems: 'center',
      minHeight: '38px',
      paddingBlock: '4px',
      selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
    },
  ],
});

const mark = style({ display: 'grid', height: '20px', alignItems: 'center' });
export const sign = styleVariants({ good: [mark, { color: color.success }], doubt: [mark, { color: color.warning }] });

export const strong = style({ fontWeight: weight.strong });
