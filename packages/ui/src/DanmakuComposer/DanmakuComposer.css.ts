import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const bar = style({ display: 'flex', alignItems: 'center', gap: vars.space.x2, width: '100%', minHeight: '56px', padding: `10px ${vars.space.x4}`, background: vars.color.surface1 });

/** Takes the room left; the send button keeps its width through all states, so that nothing jumps. */
export const field = style({ flex: 1, minWidth: 0 });
export const send = style({ flex: 'none', display: 'grid', minWidth: '76px' });

/** Stands where the field would, with the same height. */
export const plate = style({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  gap: vars.space.x2,
  minWidth: 0,
  minHeight: '36px',
  padding: '3px 3px 3px 12px',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface2,
  color: vars.color.ink2,
  fontSize: vars.text.m,
});
export const plateText = style({ flex: 1, minWidth: 0 });
export const plateIcon = style({ flex: 'none', color: vars.color.ink3 });
