import { caseKinds, caseStates, type CaseState, type OperatorAct, type ReviewCase } from '@pitchside/api/desk/operations';
import { localize, type Localizable } from '../../../text/local.ts';
import { cliActor } from './actor.ts';
import type { Operations } from './operations.service.ts';
import type { Person } from './people.ts';

const usage = `npm run admin -- <command>

  list [withdrawal|verification|anchor|report] [waiting|approved|passed|returned]
  approve <no>
  pay <no>
  return <no> <reason>
  settings
  set <key> <value> <reason>
  audit
  log [lines]
  member <country code-number> [nickname]
  operator <country code-number> [nickname]
  password <country code-number>
  unlock <country code-number>
  factor <country code-number>
  secrets rotate
  doctor
  backup <folder or file.backup> [--keep <number>], backup verify <file.backup>, restore <file.backup>
  upgrade <folder for the backup>, upgrade --dry-run
  drain
  demo reset

Every act is written down as done by "cli".`;

const day = (at: number): string => new Date(at).toISOString().replace('T', ' ').slice(0, 16);

const line = (found: Localizable<ReviewCase>): string => {
  const { no, kind, state, member, amount, target, submitted_at, checks } = localize<ReviewCase>(found, 'en');
  const failed = checks.filter(({ is_ok }) => !is_ok).map(({ name }) => name);
  return [
    no,
    kind,
    state,
    member.user_nickname,
    amount === null ? '' : `¥${(amount / 100).toFixed(2)}`,
    target,
    day(submitted_at),
    failed.length > 0 ? `! ${failed.join(', ')}` : '',
  ]
    .filter(Boolean)
    .join('  ');
};

const personLine = ({ id, nickname, password }: Person): string =>
  [`member ${id}`, nickname, password !== undefined && `password ${password} (shown once)`].filter(Boolean).join('  ');

/**
 * Runs one command through the same services as the desk.
 * @returns exit code: 0 done, 1 the ledger or the log is not sound, 2 unknown command
 * @throws CallError when a service refuses
 */
export async function runAdmin(
  { review, settings, audits, log, people, rotateKey }: Operations,
  words: readonly string[],
  print: (line: string) => void,
): Promise<number> {
  const [command, ...rest] = words;
  switch (command) {
    case 'list': {
      const kind = caseKinds.find((each) => rest.includes(each));
      const state: CaseState = caseStates.find((each) => rest.includes(each)) ?? 'waiting';
      const { list, total } = await review.queue(state, kind);
      for (const found of list) print(line(found));
      print(`${total} ${state}`);
      return 0;
    }
    case 'approve':
    case 'pay':
    case 'return': {
      const [no, ...reason] = rest;
      if (!no) break;
      print(line(await review.decide(cliActor, no, command, reason.join(' ').trim())));
      return 0;
    }
    case 'settings':
      for (const { key, value, label } of localize<{ key: string; value: string; label: string }[]>(await settings.list(), 'en'))
        print(`${key} = ${value || '–'}  (${label})`);
      return 0;
    case 'set': {
      const [key, value, ...reason] = rest;
      if (!key || value === undefined || reason.join(' ').trim().length < 2) break;
      await settings.set(cliActor, [{ key, value }], reason.join(' ').trim());
      print(`${key} = ${value || '–'}`);
      return 0;
    }
    case 'audit': {
      const run = await log.around(cliActor, { group: 'ledger', act: 'audit', subject: 'ledger' }, () => audits.run(cliActor));
      const isWhole = await log.isWhole();
      for (const { unit, members, owned, drift } of run.units) print(`${unit}: ${members} members own ${owned}, drift ${drift}`);
      print(
        `${run.entries} entries, unequal ${run.unequal}, lopsided ${run.lopsided}, orphans ${run.orphans}, log ${isWhole ? 'whole' : 'BROKEN'}: ${run.is_sound && isWhole ? 'sound' : 'NOT SOUND'}`,
      );
      return run.is_sound && isWhole ? 0 : 1;
    }
    case 'member':
    case 'operator': {
      const [mobile, ...nickname] = rest;
      if (!mobile) break;
      const make = command === 'member' ? people.addMember : people.makeOperator;
      print(personLine(await make(cliActor, mobile, nickname.join(' ').trim() || undefined)));
      return 0;
    }
    case 'password':
    case 'unlock':
    case 'factor': {
      const [mobile] = rest;
      if (!mobile) break;
      const act = { password: people.resetPassword, unlock: people.unlock, factor: people.liftFactor }[command];
      print(personLine(await act(cliActor, mobile)));
      return 0;
    }
    case 'secrets': {
      if (rest[0] !== 'rotate') break;
      const key = await rotateKey(cliActor);
      print('The site’s secrets are sealed with a new key. Nodes that run go on; take a backup now, older ones open with the old key.');
      if (key !== undefined) print(`Set it on every node before it starts again: PITCHSIDE_KEY=${key}`);
      else print('site.key holds it: copy it to the other nodes before they start again.');
      return 0;
    }
    case 'log': {
      const limit = /^\d{1,3}$/.test(rest[0] ?? '') ? Number(rest[0]) : 20;
      for (const { at, actor, act, subject, note, reason, has_failed } of localize<OperatorAct[]>(
        (await log.list({ group: undefined, operatorId: undefined, offset: 0, limit })).list,
        'en',
      ))
        print([day(at), actor, act, subject, note, reason, has_failed ? '(failed)' : ''].filter(Boolean).join('  '));
      return 0;
    }
  }
  print(usage);
  return 2;
}
