import { useLingui } from '@lingui/react/macro';

const minute = 60_000;

/** Writes how long somebody has waited: 0 时 5 分, 22 时 5 分. */
export function useWait(): (length: number) => string {
  const { t } = useLingui();
  return (length) => {
    const minutes = Math.max(0, Math.floor(length / minute));
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
    return t`${hours} 时 ${rest} 分`;
  };
}
