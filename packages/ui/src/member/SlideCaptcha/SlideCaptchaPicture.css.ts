import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const stage = style({
  position: 'relative',
  aspectRatio: 'var(--shape, 288 / 168)',
  borderRadius: '6px',
  overflow: 'hidden',
  background: vars.color.surface3,
  userSelect: 'none',
});

export const scenery = style({ width: '100%', height: '100%', pointerEvents: 'none' });

export const piece = style({ position: 'absolute', left: 'var(--x)', top: 'var(--top)', width: 'var(--piece)', pointerEvents: 'none' });

export const centre = style({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' });
