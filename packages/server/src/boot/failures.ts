import { FolderInUse } from '../ports/database/embedded.ts';
import { SettingError } from '../settings.ts';

/** An error with everything that caused it, outermost first. */
function chain(error: unknown): Error[] {
  if (!(error instanceof Error)) return [new Error(String(error))];
  return error.cause === undefined ? [error] : [error, ...chain(error.cause)];
}

const codeOf = (error: Error): string => ('code' in error ? String(error.code) : '');
const portOf = (error: Error): string => ('port' in error ? String(error.port) : '');

/** What each kind of failure says; the first that fits any link of the chain is told. */
const explanations: readonly [fits: (error: Error) => boolean, says: (error: Error) => string][] = [
  [(error) => error instanceof SettingError || error instanceof FolderInUse, (error) => error.message],
  [(error) => codeOf(error) === 'EADDRINUSE', (error) => `Port ${portOf(error)} is taken: stop the other program, or choose another with PORT=… (or RTMP_PORT=…)`],
  [(error) => codeOf(error) === 'EACCES' && portOf(error) !== '', (error) => `Port ${portOf(error)} may not be opened by this user: choose one above 1024 with PORT=…`],
  // 53100 is PostgreSQL's word for a full disk.
  [(error) => ['ENOSPC', '53100'].includes(codeOf(error)) || /no space left on device/i.test(error.message), () => 'The disk is full: free some space, or set PITCHSIDE_DATA to a folder on another disk'],
  [(error) => ['EACCES', 'EPERM'].includes(codeOf(error)), (error) => `${error.message}: set PITCHSIDE_DATA to a folder that this user may write`],
  [(error) => codeOf(error) === 'ECONNREFUSED', (error) => `The database of DATABASE_URL does not answer (${error.message})`],
  [(error) => /^(The database|No embedded PostgreSQL)/.test(error.message), (error) => error.message],
];

/** One clear line for a person who started the site and could not; for a fault of ours, its innermost stack. */
export function startFailure(error: unknown): string {
  const links = chain(error);
  for (const [fits, says] of explanations) {
    const link = links.find(fits);
    if (link) return says(link);
  }
  const inner = links.at(-1);
  return inner?.stack ?? String(error);
}
