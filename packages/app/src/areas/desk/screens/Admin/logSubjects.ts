import { loggedKinds, type LoggedKind } from '@pitchside/api/desk/operations';

const isKind = (word: string): word is LoggedKind => (loggedKinds as readonly string[]).includes(word);

function readOne(written: string): { kind: LoggedKind; id: string } | undefined {
  const [kind = '', ...rest] = written.split(' ');
  return isKind(kind) ? { kind, id: rest.join(' ') } : undefined;
}

/** Parses the subject of a log entry into kinds with ids or names. Undefined for an entry of another release. */
export function readSubjects(subject: string): { kind: LoggedKind; id: string }[] | undefined {
  const parts = subject.split(', ').map(readOne);
  if (parts.every((part) => part !== undefined)) return parts;
  // A name may have a comma of its own.
  const whole = readOne(subject);
  return whole && [whole];
}
