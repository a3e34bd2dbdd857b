import { reachDatabase } from './boot/database.ts';
import { wayTo } from './boot/openDatabase.ts';
import { startFailure } from './boot/failures.ts';
import { auditEnvelopes } from './modules/money/envelopes/index.ts';
import { auditPlans } from './modules/experts/plans/index.ts';
import { auditGifts } from './modules/live/gifts/index.ts';
import { auditLedger, type Audit } from './modules/money/ledger/index.ts';
import { openDatabase } from './ports/database/database.ts';
import { readSettings } from './settings.ts';

const names = { diamond: 'diamonds', wallet: 'consumption wallet (fen)', income: 'income (fen)' } as const;
const figure = new Intl.NumberFormat('en');

function report(
  { units, entries, unequal, lopsided, orphans, unpaid }: Audit,
  { gifts, envelopes, plans }: { gifts: number; envelopes: number; plans: number },
): string {
  const lines = units.map(
    ({ unit, members, owned, given, drift }) =>
      `  ${names[unit].padEnd(26)}${figure.format(owned).padStart(16)}${unit === 'diamond' ? `, ${figure.format(given)} of them given,` : ''} with ${figure.format(members)} members, all entries sum to ${figure.format(drift)}`,
  );
  const faults = [
    [unequal, 'balances differ from the sum of their entries'],
    [lopsided, 'transfers do not sum to zero'],
    [orphans, 'entries have no transfer or no account'],
    [unpaid, 'transfers brought somebody more than bought diamonds were spent'],
    [gifts, 'members’ gifts are counted otherwise than they were paid'],
    [plans, 'plans, or diamonds held for them, are not what was unlocked and settled'],
    [envelopes, 'red envelopes, or diamonds held for them, are not what was given and taken'],
  ] as const;
  return [
    ...lines,
    `  ${figure.format(entries)} entries`,
    ...faults.map(([count, words]) => `  ${count === 0 ? '✓' : '✗'} ${figure.format(count)} ${words}`),
  ].join('\n');
}

/** Proves that every balance equals its entries and that everything sums to zero; the exit code is 1 when it does not. */
async function audit(): Promise<void> {
  const settings = readSettings(process.env);
  const { url, place, embedded } = await reachDatabase(settings, process.env.PITCHSIDE_DATA === undefined, 'audit');
  const database = openDatabase(url, { connections: 1, readOnly: true, isPooled: (await wayTo(settings, url)).isPooled });
  try {
    process.stdout.write(`Ledger of ${place}\n`);
    const found = await auditLedger(database.db);
    const uneven = {
      gifts: await auditGifts(database.db),
      envelopes: await auditEnvelopes(database.db),
      plans: await auditPlans(database.db),
    };
    const isSound = found.isSound && uneven.gifts + uneven.envelopes + uneven.plans === 0;
    process.stdout.write(`${report(found, uneven)}\n${isSound ? 'The ledger is sound.' : 'THE LEDGER IS NOT SOUND.'}\n`);
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
