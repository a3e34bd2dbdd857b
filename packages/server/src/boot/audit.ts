import { auditPlans } from '../modules/experts/plans/index.ts';
import { auditGifts } from '../modules/live/gifts/index.ts';
import { auditEnvelopes } from '../modules/money/envelopes/index.ts';
import { auditLedger, type Audit } from '../modules/money/ledger/index.ts';
import type { Database } from '../ports/database/database.ts';

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

/** Proves that balances, entries and what was bought with them agree; the report is for people. */
export async function auditAll(db: Database): Promise<{ isSound: boolean; report: string }> {
  const found = await auditLedger(db);
  const uneven = { gifts: await auditGifts(db), envelopes: await auditEnvelopes(db), plans: await auditPlans(db) };
  const isSound = found.isSound && uneven.gifts + uneven.envelopes + uneven.plans === 0;
  return { isSound, report: `${report(found, uneven)}\n${isSound ? 'The ledger is sound.' : 'THE LEDGER IS NOT SOUND.'}` };
}
