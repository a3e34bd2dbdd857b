import { withoutPasswords } from '../platform/faults.ts';
import { FolderInUse } from '../ports/database/embedded.ts';
import { FullDisk } from '../ports/database/embeddedSpace.ts';
import { isUnavailable } from '../ports/database/failures.ts';
import { SettingError } from '../settings.ts';

/** An error with everything that caused it, outermost first. */
function chain(error: unknown): Error[] {
  if (!(error instanceof Error)) return [new Error(String(error))];
  return error.cause === undefined ? [error] : [error, ...chain(error.cause)];
}

/** Most characters of an unknown failure's message. */
const longest = 300;

const codeOf = (error: Error): string => ('code' in error ? String(error.code) : '');
const pathOf = (error: Error): string => ('path' in error ? String(error.path) : '');
const portOf = (error: Error): string => ('port' in error ? String(error.port) : '');

/** Explanation of each kind of failure; the first that fits any link of the chain is used. */
const explanations: readonly [fits: (error: Error) => boolean, says: (error: Error) => string][] = [
  // Said already, in words.
  [
    (error) =>
      /^(The database|The site’s key|The backup|The archive|A backup|The site is running|The node|No node|No embedded PostgreSQL|PITCHSIDE_)/.test(
        error.message,
      ),
    (error) => error.message,
  ],
  [(error) => [SettingError, FolderInUse, FullDisk].some((kind) => error instanceof kind), (error) => error.message],
  [
    (error) => codeOf(error) === 'EADDRINUSE',
    (error) => `Port ${portOf(error)} is taken: stop the other program, or choose another with PORT=… (or RTMP_PORT=…)`,
  ],
  [
    (error) => codeOf(error) === 'EACCES' && portOf(error) !== '',
    (error) => `Port ${portOf(error)} may not be opened by this user: choose one above 1024 with PORT=…`,
  ],
  [
    (error) =>
      ['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL'].includes(codeOf(error)) && /^(listen|getaddrinfo|bind) /.test(error.message),
    (error) => `HOST is no address of this machine (${error.message}): choose 127.0.0.1, 0.0.0.0 or one that it has`,
  ],
  // 53100 is PostgreSQL's code for a full disk.
  [
    (error) => ['ENOSPC', '53100'].includes(codeOf(error)) || /no space left on device/i.test(error.message),
    () => 'The disk is full: free some space, or set PITCHSIDE_DATA to a folder on another disk',
  ],
  [
    (error) => ['ENOTDIR', 'EEXIST'].includes(codeOf(error)) && pathOf(error) !== '',
    (error) => `${pathOf(error)} cannot be a folder, because a file stands in its way: set PITCHSIDE_DATA to a folder`,
  ],
  // On a read-only disk, making folders fails as if they had no parent.
  [
    (error) => codeOf(error) === 'EROFS' || (codeOf(error) === 'ENOENT' && error.message.includes('mkdir')),
    (error) => `${pathOf(error) || 'The data folder'} cannot be written: set PITCHSIDE_DATA to a folder that this user may write`,
  ],
  [
    (error) => ['EACCES', 'EPERM'].includes(codeOf(error)),
    (error) => `${error.message}: set PITCHSIDE_DATA to a folder that this user may write`,
  ],
  [
    (error) => error.cause === undefined && isUnavailable(error),
    (error) => `The database does not answer (${error.message || codeOf(error)})`,
  ],
];

/** One clear line for a person whose start failed; for a fault of ours, what it says and where it began. */
export function startFailure(error: unknown): string {
  const links = chain(error);
  for (const [fits, says] of explanations) {
    const link = links.find(fits);
    if (link) return withoutPasswords(says(link));
  }
  const inner = links.at(-1);
  const at = inner?.stack
    ?.split('\n')
    .find((line) => /^\s+at /.test(line))
    ?.trim();
  const words = withoutPasswords(`${inner?.name}: ${inner?.message.split('\n')[0]?.slice(0, longest)}`);
  return `This is a fault of the program: ${words}${at === undefined ? '' : ` (${at})`}`;
}
