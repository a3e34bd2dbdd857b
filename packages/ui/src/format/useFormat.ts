import { useLingui } from '@lingui/react';
import { formatOf, type Format } from './format.ts';

/** Numbers and times in the language of the surrounding `UiProvider`; `timeZone` is an IANA name, default the viewer's own. */
export function useFormat(timeZone?: string): Format {
  const { i18n } = useLingui();
  return formatOf(i18n.locale, timeZone);
}
