/** Part of the viewer's day that has passed at an instant in ms UTC, 0 to 1. */
export function passedOfDay(instant: number, timeZone?: string): number {
  const parts = new Intl.DateTimeFormat('en', { hour: 'numeric', minute: 'numeric', hourCycle: 'h23', timeZone }).formatToParts(instant);
  const read = (type: string) => Number(parts.find((part) => part.type === type)?.value ?? 0);
  return (read('hour') * 60 + read('minute')) / (24 * 60);
}
