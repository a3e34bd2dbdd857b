import type { Fault, Faults } from '../platform/faults.ts';

const textOf = ({ error, about: { req, ...about } }: Fault): string => {
  const where =
    typeof req === 'object' && req !== null && 'method' in req && 'url' in req ? `${String(req.method)} ${String(req.url)} ` : '';
  return `${where}${JSON.stringify(about)}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}${error instanceof Error && error.cause instanceof Error ? `\n  because of ${error.cause.message}` : ''}`;
};

/**
 * Ends a test's world: whatever no one foresaw makes the test fail.
 * @param expected faults that the test brought about on purpose
 * @throws Error that names the faults when there are others
 */
export function assertFaults(faults: Faults, expected = 0): void {
  if (faults.total() !== expected)
    throw new Error(`${faults.total()} faults, ${expected} expected:\n${faults.latest().map(textOf).join('\n')}`);
}
