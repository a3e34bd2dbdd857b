import { FolderInUse } from '../ports/database/embedded.ts';
import { SettingError } from '../settings.ts';

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');
const portOf = (error: unknown): string => (error instanceof Error && 'port' in error ? String(error.port) : '');

/** One clear line for a person who started the site and could not; undefined for a fault that needs its stack. */
export function startFailure(error: unknown): string | undefined {
  if (error instanceof SettingError) return error.message;
  const text = error instanceof Error ? error.message : String(error);
  if (codeOf(error) === 'EADDRINUSE') return `Port ${portOf(error)} is taken: stop the other program, or choose another with PORT=… (or RTMP_PORT=…)`;
  if (codeOf(error) === 'EACCES' && portOf(error)) return `Port ${portOf(error)} may not be opened by this user: choose one above 1024 with PORT=…`;
  if (codeOf(error) === 'ENOSPC' || /No space left on device/i.test(text)) return 'The disk is full: free some space, or set PITCHSIDE_DATA to a folder on another disk';
  if (codeOf(error) === 'EACCES' || codeOf(error) === 'EPERM') return `${text}: set PITCHSIDE_DATA to a folder that this user may write`;
  if (codeOf(error) === 'ECONNREFUSED') return `The database of DATABASE_URL does not answer (${text})`;
  if (error instanceof FolderInUse || /embedded|database|reach/i.test(text)) return text;
  return undefined;
}
