import { useLingui } from '@lingui/react';
import { useEnvironment } from '../theme/UiProvider/index.ts';
import { formatOf, type Format } from './format.ts';

/** Numbers and times in the language of the surrounding `UiProvider`; `timeZone` is an IANA name, default the provider's. */
export function useFormat(timeZone?: string): Format {
  const { i18n } = useLingui();
  const { timeZone: usual } = useEnvironment();
  return formatOf(i18n.locale, timeZone ?? usual);
}
