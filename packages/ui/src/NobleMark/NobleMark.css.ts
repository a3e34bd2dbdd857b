import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';
import { nobleLooks } from './noble.data.ts';

/** Sets `--noble`, `--noble-ink` and `--noble-danmaku` for everything inside. */
export const nobleTint = styleVariants(nobleLooks, ({ ground, ink, danmaku }) => ({ vars: { '--noble': ground, '--noble-ink': ink, '--noble-danmaku': danmaku } }));

export const mark = style({ flex: 'none' });

export const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '3px',
  flex: 'none',
  height: '18px',
  padding: '0 6px 0 5px',
  borderRadius: '3px',
  background: 'var(--noble)',
  color: 'var(--noble-ink)',
  fontSize: vars.text.xs,
  lineHeight: '18px',
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
  transform: `skewX(${vars.skew})`,
  verticalAlign: '-3px',
  boxShadow: 'inset 0 0 0 1px oklch(0.2 0.03 168 / 0.18)',
});
export const upright = style({ display: 'inherit', alignItems: 'inherit', gap: 'inherit', transform: `skewX(calc(-1 * ${vars.skew}))` });
