import { useFormat } from '@pitchside/ui/format';

/** Tells when something was: its whole day and the time, of a moment in ms. */
export function useMoment(): (at: number) => string {
  const { fullDate, time } = useFormat();
  return (at) => `${fullDate(at)} ${time(at)}`;
}
