import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, radius, space, text, weight } = vars;

export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 340px) minmax(0, 1fr)',
  gap: space.x5,
  alignItems: 'start',
  color: color.ink1,
  '@media': { '(max-width: 899px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const choices = style({ display: 'grid', gap: space.x4 });

export const pair = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space.x3 });

export const ahead = style({ fontSize: text.m, fontWeight: weight.strong });

export const result = style({ display: 'grid', gap: space.x3, minWidth: 0 });

export const stage = style({
  minHeight: '120px',
  padding: space.x4,
  overflow: 'auto',
  borderRadius: radius.card,
  background: color.surface2,
});

// Frames of another colour scheme than the page have an opaque ground.
export const picture = style({ display: 'block', border: 0, maxWidth: '100%', colorScheme: 'normal' });

export const note = style({ fontSize: text.s, lineHeight: 1.6, color: color.ink2 });
