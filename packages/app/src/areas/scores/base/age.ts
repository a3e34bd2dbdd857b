/** Years that somebody born at one instant is old at another, both ms UTC. */
export function ageAt(bornAt: number, now: number): number {
  const [born, today] = [new Date(bornAt), new Date(now)];
  const years = today.getUTCFullYear() - born.getUTCFullYear();
  const hadBirthday = [today.getUTCMonth() - born.getUTCMonth(), today.getUTCDate() - born.getUTCDate()].find((part) => part !== 0) ?? 0;
  return hadBirthday < 0 ? years - 1 : years;
}
