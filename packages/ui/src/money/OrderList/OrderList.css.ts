import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, space, text } = vars;

export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const row = style({
  display: 'grid',
  gridTemplateColumns: '32px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${space.x2} ${space.x3}`,
  padding: '10px 0',
  borderBottom: `1px solid ${color.line}`,
  selectors: { '&:last-child': { border: 0 } },
});
export const what = style({ display: 'grid', minWidth: 0 });
export const about = style({ fontSize: text.xs, lineHeight: 1.45, color: color.ink3 });
export const end = style({ display: 'grid', justifyItems: 'end' });
export const price = style({ fontFamily: vars.font.number, fontSize: text.l, fontWeight: vars.weight.strong, lineHeight: '22px' });
const state = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  fontSize: text.xs,
  lineHeight: 1.45,
  whiteSpace: 'nowrap',
});
export const status = styleVariants({ waiting: color.info, good: color.success, over: color.ink3, bad: color.live }, (tone) => [
  state,
  { color: tone },
]);
export const dot = style({ width: '6px', height: '6px', borderRadius: vars.radius.round, background: 'currentColor' });
export const acts = style({ gridColumn: '1 / -1', display: 'flex', justifyContent: 'flex-end', gap: space.x2 });
