/** Weights and check characters of Chinese ID numbers (GB 11643-1999). */
const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const checks = '10X98765432';

/** Whether an 18-character ID number has a valid birth date in the past and the right check character. */
export function isCnNumber(number: string, now: number): boolean {
  const [, year, month, day] = /^[1-9]\d{5}(\d{4})(\d{2})(\d{2})\d{3}[\dX]$/.exec(number) ?? [];
  if (!year || !month || !day) return false;
  const born = new Date(`${year}-${month}-${day}T00:00:00Z`);
  if (Number.isNaN(born.getTime()) || born.getUTCDate() !== Number(day) || born.getTime() > now || Number(year) < 1900) return false;
  const sum = weights.reduce((total, weight, index) => total + weight * Number(number[index]), 0);
  return checks[sum % 11] === number[17];
}

/** Normalizes a person's name for comparison: case, width and spaces. */
export const nameKey = (name: string): string =>
  name
    .normalize('NFKC')
    .replace(/[\s·.]/g, '')
    .toUpperCase();
