import { useLingui } from '@lingui/react';
import { useMemo } from 'react';

/** Writes fen as yuan in the page's language: ¥326.40. */
export function useYuan(): (fen: number) => string {
  const { i18n } = useLingui();
  return useMemo(() => {
    const format = new Intl.NumberFormat(i18n.locale, { style: 'currency', currency: 'CNY', currencyDisplay: 'narrowSymbol' });
    return (fen) => format.format(fen / 100);
  }, [i18n.locale]);
}
