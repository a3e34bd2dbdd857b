import { useLingui } from '@lingui/react/macro';

const regions: Readonly<Record<string, string>> = { zh: 'zh-CN', en: 'en-US', vi: 'vi-VN' };

/** A day with its year in the active language, for ends that lie a year ahead: 2027/02/24. */
export function useDay(): (at: number) => string {
  const { i18n } = useLingui();
  const format = new Intl.DateTimeFormat(regions[i18n.locale] ?? i18n.locale, { year: 'numeric', month: '2-digit', day: '2-digit' });
  return (at) => format.format(at);
}
