import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  padding: `${vars.space.x8} ${vars.space.x4}`,
  textAlign: 'center',
});

export const titleText = style({
  margin: `${vars.space.x3} 0 0`,
  fontSize: vars.text.xl,
  fontWeight: vars.weight.strong,
  color: vars.color.ink1,
  textWrap: 'balance',
});

export const lineText = style({ marginTop: '6px', maxWidth: '36ch', color: vars.color.ink2, lineHeight: 1.6, textWrap: 'balance' });

export const acts = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: vars.space.x2, marginTop: vars.space.x4 });
