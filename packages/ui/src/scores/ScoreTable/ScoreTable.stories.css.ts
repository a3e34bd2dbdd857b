import { styleVariants } from '@vanilla-extract/css';

/** Widths of a page's content at which columns give way, in px. */
export const widths = styleVariants(
  {
    1392: { width: 1392, zoom: 0.82 },
    1232: { width: 1232, zoom: 0.92 },
    1200: { width: 1200, zoom: 0.95 },
    944: { width: 944 },
    700: { width: 700 },
    480: { width: 480 },
  },
  (rule) => ({ ...rule, marginBottom: '16px' }),
);
