import { style } from '@vanilla-extract/css';
import { surface } from '../../theme/recipes/surface.css.ts';
import { vars } from '../../theme/theme.css.ts';

const { color, font, space, text, weight } = vars;

export const card = style([surface, { minWidth: 0, overflow: 'hidden' }]);
export const head = style({ display: 'flex', alignItems: 'center', gap: space.x3, padding: `${space.x4} ${space.x4} 0` });
export const who = style({ flex: 1, minWidth: 0 });
export const nameLine = style({ display: 'flex', alignItems: 'center', gap: space.x2, minWidth: 0 });
export const name = style({
  minWidth: 0,
  overflow: 'hidden',
  fontSize: '15px',
  fontWeight: weight.strong,
  lineHeight: '22px',
  // As tall as a press target needs, because the line below is a link too.
  paddingBlock: '1px',
  marginBlock: '-1px',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  ':hover': { color: color.brand, textDecoration: 'underline' },
});
export const where = style({
  overflow: 'hidden',
  color: color.ink3,
  fontSize: text.s,
  lineHeight: '20px',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const topic = style({ color: color.brand, fontWeight: weight.medium, ':hover': { textDecoration: 'underline' } });
export const quietLink = style({ ':hover': { color: color.brand, textDecoration: 'underline' } });

/** Column under the name, past the portrait. */
export const body = style({ display: 'grid', gap: space.x3, padding: `${space.x2} ${space.x4} ${space.x2} 68px` });
export const match = style({
  padding: space.x2,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  background: color.surface2,
});
export const foot = style({ display: 'flex', alignItems: 'center', gap: space.x6, minHeight: '36px' });
export const act = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  height: '36px',
  padding: '0 8px',
  marginInline: '-8px',
  borderRadius: '6px',
  color: color.ink3,
  cursor: 'pointer',
  ':hover': { background: color.surface3, color: color.ink1 },
});
export const figure = style({ minWidth: '1.6em', textAlign: 'start', fontFamily: font.number, fontWeight: weight.medium });
export const end = style({ marginInlineStart: 'auto' });
export const under = style({ padding: `0 ${space.x4} ${space.x4}`, borderTop: `1px solid ${color.line}`, background: color.surface1 });
