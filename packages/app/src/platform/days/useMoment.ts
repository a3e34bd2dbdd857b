import { useFormat } from '@pitchside/ui/format';

/** Returns a function that formats an instant (ms) as full date and time. */
export function useMoment(): (at: number) => string {
  const { fullDate, time } = useFormat();
  return (at) => `${fullDate(at)} ${time(at)}`;
}
