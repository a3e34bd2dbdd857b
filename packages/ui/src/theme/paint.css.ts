import { createGlobalTheme, createGlobalThemeContract } from '@vanilla-extract/css';
import { paints } from './paint.data.ts';
import { tokenName } from './tokensNames.ts';

/** Paints as custom properties whose names stay: `paint.coal16` is `var(--pitchside-paint-coal-16)`. */
export const paint = createGlobalThemeContract(paints, (_value, path) => tokenName(['paint', ...path]));
createGlobalTheme(':root', paint, paints);

/**
 * A translucent paint.
 * @param alpha 0..1
 */
export const faded = (color: string, alpha: number) => `oklch(from ${color} l c h / ${alpha})`;
