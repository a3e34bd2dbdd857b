import { style, styleVariants } from '@vanilla-extract/css';
import { inkOn } from '../../pictures/teamColor.ts';
import { vars } from '../../theme/theme.css.ts';

const { radius, space, text, weight } = vars;
const ink = inkOn('var(--ad)');

const base = style({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: radius.card,
  background: 'var(--ad)',
  color: ink,
});
export const banner = styleVariants({ card: [base, { height: '196px' }], strip: [base, { height: '96px' }] });
const linkBase = style({ display: 'grid', height: '100%', alignItems: 'center', gap: space.x4, padding: `${space.x4} ${space.x6}` });
export const link = styleVariants({
  card: [linkBase, { gridTemplateColumns: 'minmax(0, 1fr) 116px' }],
  strip: [linkBase, { gridTemplateColumns: 'minmax(0, 1fr) 88px' }],
});
export const words = style({ display: 'grid', gap: space.x2, minWidth: 0 });
export const title = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  fontSize: text.xxl,
  fontWeight: weight.strong,
  lineHeight: '28px',
  overflowWrap: 'anywhere',
  selectors: { 'a:hover &': { textDecoration: 'underline' } },
});
export const line = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  fontSize: text.m,
  lineHeight: '20px',
});
const artBase = style({ display: 'block', color: 'var(--ad-art)' });
export const art = styleVariants({ card: [artBase, { height: '104px' }], strip: [artBase, { height: '72px' }] });
export const mark = style({
  position: 'absolute',
  insetInlineStart: space.x2,
  top: space.x1,
  padding: `0 ${space.x1}`,
  border: `1px solid ${ink}`,
  borderRadius: radius.chip,
  fontSize: text.xs,
  lineHeight: '16px',
});
export const close = style({
  position: 'absolute',
  insetInlineEnd: space.x1,
  top: space.x1,
  display: 'grid',
  placeItems: 'center',
  width: '28px',
  height: '28px',
  borderRadius: radius.chip,
  color: ink,
});
