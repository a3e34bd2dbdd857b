import { useLingui } from '@lingui/react';
import { useTimeZone } from '../theme/UiProvider/clock.ts';
import { formatOf, type Format } from './format.ts';

/** Numbers and times in the language of the surrounding `UiProvider`; `timeZone` is an IANA name, default the provider's. */
export function useFormat(timeZone?: string): Format {
  const { i18n } = useLingui();
  return formatOf(i18n.locale, useTimeZone(timeZone));
}
