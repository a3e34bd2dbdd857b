import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/** Gives a number of people in words. */
export function useHeadcount(): (count: number) => string {
  const { t, i18n } = useLingui();
  return (count) => {
    const total = i18n.number(count);
    return t`${plural(count, { other: `${total} 人` })}`;
  };
}
