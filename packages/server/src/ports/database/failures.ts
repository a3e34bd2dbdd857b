/** Error codes of a connection that cannot be made or was lost, and of a storage that does not answer. */
const network = ['ESTORAGE', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'];
/**
 * Error codes of a statement that may be retried later: connection lost, cancelled, ended by an operator or a crash, starting or stopping,
 * too many connections, a lock not granted in time. A pooler says with 08P01 that the database behind it is away.
 */
const passing = new Set([
  ...network,
  '08000',
  '08001',
  '08003',
  '08006',
  '08P01',
  '57014',
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  '53300',
  '55P03',
]);
/**
 * Error codes of PostgreSQL and the system when nothing can be stored: the disk is full, or all transactions are read-only (so that it does
 * not fill).
 */
const full = new Set(['53100', '25006', 'ENOSPC', 'EDQUOT']);
/** Errors that the driver gives as text alone. */
const lost =
  /^(Connection terminated|Query read timeout|timeout expired|timeout exceeded when trying to connect|Client (has encountered a connection error|was closed) and is not queryable|Cannot use a pool after calling end)/;

const codeOf = (error: Error): string => ('code' in error ? String(error.code) : '');
/** True when an error, or one of its causes, is of a kind. */
const has = (error: unknown, kind: (error: Error) => boolean): boolean =>
  error instanceof Error &&
  (kind(error) || has(error.cause, kind) || (error instanceof AggregateError && error.errors.some((each) => has(each, kind))));

/** True for an error when nothing can be stored right now, while reading goes on. */
export const isFull = (error: unknown): boolean => has(error, (each) => full.has(codeOf(each)));

/** True for an error, or a cause of one, of a database that is unavailable right now, or read-only. */
export const isUnavailable = (error: unknown): boolean =>
  has(error, (each) => passing.has(codeOf(each)) || full.has(codeOf(each)) || lost.test(each.message));

/** True when the named constraint of the database refused, anywhere in the chain of an error. */
export const isRefusedBy = (error: unknown, constraint: string): boolean =>
  typeof error === 'object' &&
  error !== null &&
  (('constraint' in error && error.constraint === constraint) || ('cause' in error && isRefusedBy(error.cause, constraint)));

/** Names what is away when an error is one of `isUnavailable`, with a key that is the same for all errors of that outage. */
export function outageOf(error: unknown): { away: 'database' | 'storage'; key: string } {
  // The outermost error is of one statement; what is behind it is the same for all.
  let [code, message] = ['', ''];
  has(error, (each) => {
    code ||= codeOf(each);
    message = each.message;
    return false;
  });
  return { away: has(error, (each) => codeOf(each) === 'ESTORAGE') ? 'storage' : 'database', key: code || message };
}
