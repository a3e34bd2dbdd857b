import { settingFields, type Settings } from '../settings.ts';

/** Names that are no settings of the server: its own processes pass them on, or developers' commands read them (docs/COMMANDS.md). */
const otherNames = new Set(
  [
    'NODE',
    'NODE_JOBS',
    'BEGUN',
    'BROWSER',
    'CHANGED',
    'DEEP',
    'DEV_SERVER',
    'DEV_SERVER_PORT',
    'HOOKS',
    'NATS',
    'PGBENCH',
    'PGBOUNCER',
    'REACT_18',
  ]
    .concat(['TEST_DATA', 'TEST_REPORTS'])
    .map((name) => `PITCHSIDE_${name}`),
);

/** Edit distance of two names, up to which one is taken for a slip of the other. */
const near = 4;

/** Levenshtein distance. */
function distance(left: string, right: string): number {
  let row = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let i = 1; i <= left.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= right.length; j += 1)
      next.push(Math.min((next[j - 1] ?? 0) + 1, (row[j] ?? 0) + 1, (row[j - 1] ?? 0) + (left[i - 1] === right[j - 1] ? 0 : 1)));
    row = next;
  }
  return row[right.length] ?? 0;
}

/** Names in the environment that begin like settings and are none, with the setting that was probably meant. */
export function unknownSettings(environment: Record<string, string | undefined>): { name: string; meant: string | undefined }[] {
  const names: string[] = Object.values(settingFields).map(({ env }) => env);
  return Object.keys(environment)
    .filter((name) => name.startsWith('PITCHSIDE_') && !otherNames.has(name) && !names.includes(name))
    .sort()
    .map((name) => {
      const [best] = names.map((each) => ({ each, far: distance(each, name) })).sort((left, right) => left.far - right.far);
      return { name, meant: best && best.far <= near ? best.each : undefined };
    });
}

/** Milliseconds by which two clocks may differ: sessions, leases and codes have longer lives than that. */
const clockLimit = 2_000;

/**
 * Lists what is probably not meant so, in words for whoever runs the site; none of it stops the start.
 * @param ahead milliseconds of this machine's clock ahead of the database's
 */
export function startWarnings(settings: Settings, environment: Record<string, string | undefined>, ahead: number): string[] {
  const warnings = unknownSettings(environment).map(
    ({ name, meant }) => `${name} is no setting${meant === undefined ? '' : `; ${meant} is one`}`,
  );
  const byHand = 'make members by npm run admin -- member <number>';
  if (settings.sms === 'none') warnings.push(`nobody can register, because nothing sends codes: set PITCHSIDE_SMS, or ${byHand}`);
  if (settings.sms === 'outbox' && !settings.demo)
    warnings.push(`nobody can register, because codes go to an outbox that only the demo world shows: set PITCHSIDE_SMS, or ${byHand}`);
  if (Math.abs(ahead) > clockLimit)
    warnings.push(
      `the clock of this machine is ${Math.abs(ahead / 1_000).toFixed(1)} s ${ahead > 0 ? 'ahead of' : 'behind'} the database’s: set both by NTP`,
    );
  return warnings;
}
