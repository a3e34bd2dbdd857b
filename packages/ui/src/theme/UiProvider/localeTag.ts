import { useLingui } from '@lingui/react';

/**
 * Returns the BCP 47 tag of a locale as hosts write them: `pt_BR` is pt-BR. What is no tag at all counts as English, so that no page ends
 * over a name.
 */
export function localeTag(locale: string): string {
  try {
    return Intl.getCanonicalLocales(locale.replaceAll('_', '-'))[0] ?? 'en';
  } catch {
    return 'en';
  }
}

/** Tag of the surrounding `UiProvider`'s language, for Intl. */
export function useLocaleTag(): string {
  const { i18n } = useLingui();
  return localeTag(i18n.locale);
}
