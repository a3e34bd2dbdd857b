import { vars } from './theme.css.ts';

/** Font of a page, and of a component on another's page. */
export const type = {
  font: `${vars.weight.normal} ${vars.text.m}/1.45 ${vars.font.text}`,
  fontVariantNumeric: 'tabular-nums',
  WebkitFontSmoothing: 'antialiased',
  textSizeAdjust: '100%',
} as const;

/** Colours of writing, of the browser's own controls and of its scroll bars, as the theme has them. */
export const ink = { color: vars.color.ink1, accentColor: vars.color.brand, colorScheme: vars.scheme } as const;

/** Base styles by kind of element, which components rely on everywhere. */
export const starts = [
  [['*'], { boxSizing: 'border-box', margin: 0 }],
  [['h1', 'h2', 'h3', 'h4'], { fontWeight: vars.weight.strong, lineHeight: 1.25, fontSize: 'inherit' }],
  [['a'], { color: 'inherit', textDecoration: 'none' }],
  [['button', 'input', 'textarea', 'select'], { font: 'inherit', color: 'inherit' }],
  [['button'], { border: 0, background: 'none', padding: 0 }],
  [['img', 'svg', 'video', 'canvas'], { display: 'block' }],
  // The line above would show them again.
  [['[hidden]:is(img, svg, video, canvas)'], { display: 'none' }],
  [['ul', 'ol'], { listStyle: 'none', padding: 0 }],
  [['table'], { borderCollapse: 'collapse', borderSpacing: 0 }],
  [[':focus-visible'], { outline: `2px solid ${vars.color.brand}`, outlineOffset: '2px' }],
] as const;

/** States that components show by colour, outlined where the system paints all grounds alike. */
export const chosen = {
  kinds: [
    "[aria-selected='true']",
    'label[data-checked]',
    "[aria-pressed='true']",
    "[aria-checked='true']",
    "[aria-current]:not([aria-current='false'])",
  ],
  outlined: { '@media': { '(forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: '-2px' } } },
} as const;

/** Elements that are seen by their colour alone (bars, dots, cards, stripes) keep it where the system forces colours. */
export const seenByColor = {
  kinds: ':empty:not(input, textarea, select, button)',
  kept: { forcedColorAdjust: 'none' },
} as const;

/** Style that stops all motion, for people who asked for it. */
export const still = {
  animationDuration: '0.01ms !important',
  animationIterationCount: '1 !important',
  transitionDuration: '0.01ms !important',
  // The types know no weight.
  scrollBehavior: 'auto !important' as 'auto',
} as const;
