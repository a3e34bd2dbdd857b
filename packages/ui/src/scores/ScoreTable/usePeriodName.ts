import { useLingui } from '@lingui/react/macro';

/** Gives the name of a period by its number from 1: 第三节, 加时, 加时2. */
export function usePeriodName(): (number: number) => string {
  const { t } = useLingui();
  const quarters = [t`第一节`, t`第二节`, t`第三节`, t`第四节`];
  return (period) => {
    const number = period - 4;
    if (number > 1) return t`加时${number}`;
    return quarters[period - 1] ?? t({ id: 'quarter.overtime', message: '加时' });
  };
}
