const formats = new Map<string, Intl.DateTimeFormat>();

/** Minute of the day in a zone. */
function minuteIn(zone: string, now: number): number {
  const known =
    formats.get(zone) ?? new Intl.DateTimeFormat('en', { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  formats.set(zone, known);
  const parts = known.formatToParts(now);
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value ?? 0);
  return of('hour') * 60 + of('minute');
}

/** Whether a device is in its quiet hours; `from` and `until` are minutes of the day and may go past midnight. */
export function isQuiet(
  { quietFrom, quietUntil, zone }: { quietFrom: number | null; quietUntil: number | null; zone: string | null },
  now: number,
): boolean {
  if (quietFrom === null || quietUntil === null || zone === null || quietFrom === quietUntil) return false;
  const at = minuteIn(zone, now);
  return quietFrom < quietUntil ? at >= quietFrom && at < quietUntil : at >= quietFrom || at < quietUntil;
}
