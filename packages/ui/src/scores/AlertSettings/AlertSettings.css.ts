import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, motion, radius, space, text, weight } = vars;

export const panel = style({ width: '324px', maxWidth: '100%', padding: `0 ${space.x4} ${space.x2}`, fontSize: text.m, color: color.ink1 });

export const head = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space.x2, minHeight: '44px' });

export const title = style({ fontSize: '15px', fontWeight: weight.strong, lineHeight: 1.45 });

export const restore = style({
  padding: '4px 6px',
  marginInlineEnd: '-6px',
  borderRadius: radius.chip,
  fontSize: text.s,
  color: color.ink2,
  cursor: 'pointer',
  transition: `color ${motion.press}, background-color ${motion.press}`,
  selectors: { '&:hover': { color: color.brand, background: color.surface3 }, '&:active': { translate: '0 1px' } },
});

export const table = style({ width: '100%', marginTop: space.x2, borderCollapse: 'collapse' });

export const eventHead = style({
  padding: `${space.x1} 0`,
  fontSize: text.xs,
  fontWeight: weight.normal,
  textAlign: 'start',
  color: color.ink3,
});

export const wayHead = style([eventHead, { width: '64px', textAlign: 'center' }]);

export const event = style({ padding: '6px 0', borderTop: `1px solid ${color.line}`, fontWeight: weight.normal, textAlign: 'start' });

export const eventName = style({ display: 'flex', alignItems: 'center', gap: space.x2, minHeight: '24px' });

export const sign = style({ display: 'grid', placeItems: 'center', flex: 'none', width: '18px', color: color.ink2 });

export const cell = style({ borderTop: `1px solid ${color.line}`, textAlign: 'center' });

export const fixed = style({ display: 'inline-grid', placeItems: 'center', height: '18px', color: color.ink3, verticalAlign: 'middle' });

export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  padding: `${space.x2} 0`,
  borderTop: `1px solid ${color.line}`,
  fontSize: text.s,
  color: color.ink2,
});

export const volume = style({ display: 'grid', flex: 1, gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'center', gap: space.x2 });
