import { globalStyle } from '@vanilla-extract/css';
import { vars } from './theme.css.ts';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box', margin: 0 });
globalStyle('html', {
  background: vars.color.page,
  color: vars.color.ink1,
  font: `${vars.weight.normal} ${vars.text.m}/1.45 ${vars.font.text}`,
  fontVariantNumeric: 'tabular-nums',
  WebkitFontSmoothing: 'antialiased',
  textSizeAdjust: '100%',
});
globalStyle('h1, h2, h3, h4', { fontWeight: vars.weight.strong, lineHeight: 1.25, fontSize: 'inherit' });
globalStyle('a', { color: 'inherit', textDecoration: 'none' });
globalStyle('button, input, textarea, select', { font: 'inherit', color: 'inherit' });
globalStyle('button', { border: 0, background: 'none', padding: 0 });
globalStyle('img, svg, video, canvas', { display: 'block' });
globalStyle('ul, ol', { listStyle: 'none', padding: 0 });
globalStyle('table', { borderCollapse: 'collapse', borderSpacing: 0 });
globalStyle(':focus-visible', { outline: `2px solid ${vars.color.brand}`, outlineOffset: '2px' });

// A page that takes the focus from the skip link needs no ring around all of it.
globalStyle('main:focus-visible', { outline: 'none' });

const still = {
  animationDuration: '0.01ms !important',
  animationIterationCount: '1 !important',
  transitionDuration: '0.01ms !important',
  scrollBehavior: 'auto',
} as const;
globalStyle('*, *::before, *::after', { '@media': { '(prefers-reduced-motion: reduce)': still } });
globalStyle("[data-motion='reduced'] *, [data-motion='reduced'] *::before, [data-motion='reduced'] *::after", still);
