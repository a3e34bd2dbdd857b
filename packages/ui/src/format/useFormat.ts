import { useTimeZone } from '../theme/UiProvider/clock.ts';
import { formatOf, type Format } from './format.ts';
import { useLocaleTag } from '../theme/UiProvider/localeTag.ts';

/** Numbers and times in the language of the surrounding `UiProvider`; `timeZone` is an IANA name, default the provider's. */
export function useFormat(timeZone?: string): Format {
  return formatOf(useLocaleTag(), useTimeZone(timeZone));
}
