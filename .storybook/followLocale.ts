import { storyLocale } from '../packages/ui/src/lab/storykit/storyLocale.ts';

/** A story's data is spoken once, when its module loads: another language in the toolbar loads the page anew in it. */
export function followLocale(globals: Record<string, unknown>): void {
  if (import.meta.env.VITEST || globals.locale === storyLocale) return;
  const address = new URL(location.href);
  address.searchParams.set(
    'globals',
    Object.entries(globals)
      .map(([name, value]) => `${name}:${String(value)}`)
      .join(';'),
  );
  location.replace(address);
}
