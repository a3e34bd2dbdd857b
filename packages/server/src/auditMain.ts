import { auditAll } from './boot/audit.ts';
import { reachDatabase } from './boot/database.ts';
import { wayTo } from './boot/openDatabase.ts';
import { startFailure } from './boot/failures.ts';
import { openDatabase } from './ports/database/database.ts';
import { readSettings } from './settings.ts';

/** Proves that every balance equals its entries and that everything sums to zero; the exit code is 1 when it does not. */
async function audit(): Promise<void> {
  const settings = readSettings(process.env);
  const { url, place, embedded } = await reachDatabase(settings, process.env.PITCHSIDE_DATA === undefined, 'audit');
  const database = openDatabase(url, { connections: 1, readOnly: true, isPooled: (await wayTo(settings, url)).isPooled });
  try {
    process.stdout.write(`Ledger of ${place}\n`);
    const { isSound, report } = await auditAll(database.db);
    process.stdout.write(`${report}\n`);
    process.exitCode = isSound ? 0 : 1;
  } finally {
    await database.close();
    await embedded?.stop();
  }
}

audit().catch((error: unknown) => {
  process.stderr.write(`The ledger could not be audited. ${startFailure(error)}\n`);
  process.exitCode = 1;
});
