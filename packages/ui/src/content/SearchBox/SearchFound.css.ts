import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/theme.css.ts';

const { color, text, weight, font } = vars;

/** Two columns beside each other; one under the other where the panel is narrow. */
export const columns = recipe({
  base: { display: 'grid', margin: '-6px -16px 0' },
  variants: {
    both: { true: { gridTemplateColumns: 'minmax(0, 1fr) 284px', '@media': { '(width < 760px)': { gridTemplateColumns: '1fr' } } } },
  },
});

export const column = style({
  minWidth: 0,
  padding: '8px 0',
  selectors: { '& + &': { borderInlineStart: `1px solid ${color.line}`, background: color.surface2 } },
});

export const title = style({
  display: 'flex',
  alignItems: 'center',
  height: '30px',
  padding: '0 16px',
  fontSize: text.xs,
  color: color.ink3,
});

const lit = { background: color.surface3 };

/** One suggestion; the best match has the ground and the bar of a chosen row. */
export const row = recipe({
  base: {
    position: 'relative',
    display: 'grid',
    alignItems: 'center',
    gap: '12px',
    minHeight: '46px',
    padding: '3px 16px',
    cursor: 'pointer',
    selectors: {
      '&:hover, &[data-highlighted]': lit,
      '&[data-highlighted]::before': {
        content: '',
        position: 'absolute',
        insetBlock: 0,
        insetInlineStart: 0,
        width: '4px',
        background: color.lineStrong,
      },
    },
  },
  variants: {
    kind: {
      named: { gridTemplateColumns: '28px minmax(0, 1fr) auto' },
      match: { gridTemplateColumns: '60px minmax(0, 1fr) auto', gap: '10px', minHeight: '42px' },
      room: { gridTemplateColumns: '84px minmax(0, 1fr)', gap: '10px', minHeight: '58px' },
    },
    first: {
      true: {
        minHeight: '58px',
        background: color.brandSoft,
        '::before': { content: '', position: 'absolute', insetBlock: 0, insetInlineStart: 0, width: '4px', background: color.brand },
      },
    },
  },
});

export const names = style({ minWidth: 0, lineHeight: '20px' });

const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
const twoLines = { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2, overflow: 'hidden' } as const;

export const name = style({ ...cut, display: 'block' });

export const note = style({
  ...cut,
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  fontSize: text.xs,
  lineHeight: '18px',
  color: color.ink3,
});

export const noteText = style(cut);

export const end = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  fontSize: text.s,
  color: color.ink3,
  whiteSpace: 'nowrap',
});

export const on = style({ color: color.live, fontWeight: weight.medium });

export const key = style({
  padding: '1px 6px',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.chip,
  background: color.surface1,
  font: `${weight.medium} ${text.xs}/18px ${font.text}`,
  color: color.ink2,
});

export const moment = style({
  font: `${weight.strong} 15px/18px ${font.number}`,
  color: color.ink2,
  selectors: { '&[data-live]': { color: color.live } },
});

/** In two lines where its name is long. */
export const league = style({
  ...twoLines,
  font: `${weight.normal} ${text.xs}/14px ${font.text}`,
  color: color.ink3,
  overflowWrap: 'anywhere',
});

export const picture = style({ position: 'relative', overflow: 'hidden', borderRadius: vars.radius.chip });

export const roomTitle = style({ ...twoLines, fontSize: text.s, lineHeight: '18px' });

export const heat = style({ display: 'inline-flex', alignItems: 'center', gap: '3px', flex: 'none', marginInlineStart: 'auto' });

export const hints = style({ display: 'inline-flex', alignItems: 'center', gap: '6px' });

export const all = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  marginInlineStart: 'auto',
  color: color.brand,
  fontSize: text.s,
  fontWeight: weight.medium,
  selectors: { '&:hover': { textDecoration: 'underline' } },
});

export const keys = style({
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  margin: '0 -16px -10px',
  padding: '8px 16px',
  borderTop: `1px solid ${color.line}`,
  fontSize: text.xs,
  color: color.ink3,
});

export const nothing = style({ display: 'grid', justifyItems: 'center', gap: '4px', padding: '12px 0', textAlign: 'center' });

export const nothingTitle = style({ overflowWrap: 'anywhere' });

export const hint = style({ fontSize: text.xs, color: color.ink3 });

export const waiting = style({
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr)',
  alignItems: 'center',
  gap: '12px',
  minHeight: '46px',
});

export const failed = style({ padding: '8px 0' });
