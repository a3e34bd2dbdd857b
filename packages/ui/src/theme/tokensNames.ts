const kebab = (word: string) =>
  word
    .replace(/^x(\d+)$/, '$1')
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .replace(/([a-z])(\d)/g, '$1-$2')
    .toLowerCase();

/** Name of a token by its path in `vars`: `['color', 'ink1']` is `pitchside-color-ink-1`; it stays the same between releases. */
export const tokenName = (path: readonly string[]): string => ['pitchside', ...path.map(kebab)].join('-');

/**
 * Custom property in which a team sets its own colour for one theme: `--pitchside-night-color-brand`. A theme takes it from the element
 * that has the theme's class, or from those around it.
 */
export const brandProperty = (theme: 'day' | 'night', token: string): `--${string}` => `--${tokenName([theme, 'color', token])}`;
