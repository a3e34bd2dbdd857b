import { msg } from '@lingui/core/macro';
import type { SettingField } from '@pitchside/api/desk/operations';
import { inArray, sql } from 'drizzle-orm';
import { CallError } from '../../../platform/callError.ts';
import type { Platform } from '../../../platform/platform.ts';
import { local, type Localizable } from '../../../text/local.ts';
import { speakAll } from '../../../text/speak.ts';
import { settingsWake, systemSettings } from '../system/index.ts';
import type { Actor } from './actor.ts';
import { subjectOf, type OperatorLog } from './log.ts';
import { readField, writeField, type FieldRule } from './systemFields.ts';

const texts = { unknown: msg`没有这个设置`, wrong: msg`有一项的值不符合要求`, same: msg`没有改动` };
const none = { zh: '', en: '', vi: '' };

/** Settings that can change at runtime, with the author of each change. */
export function createSettingsDesk({ db, bus }: Pick<Platform, 'db' | 'bus'>, log: OperatorLog, rules: readonly FieldRule[]) {
  const keys = rules.map(({ key }) => key);
  const stored = async (from: Pick<typeof db, 'select'> = db): Promise<Map<string, unknown>> =>
    new Map((await from.select().from(systemSettings).where(inArray(systemSettings.key, keys))).map(({ key, value }) => [key, value]));
  const currentOf = (values: ReadonlyMap<string, unknown>, rule: FieldRule): string => writeField(rule, values.get(rule.key) ?? rule.usual);

  return {
    async list(): Promise<Localizable<SettingField>[]> {
      const [values, changes] = await Promise.all([stored(), log.changes()]);
      return rules.map((rule) => ({
        key: rule.key,
        kind: rule.kind,
        label: local(speakAll(rule.label)),
        hint: local(speakAll(rule.hint)),
        unit: local(rule.unit ? speakAll(rule.unit) : none),
        value: currentOf(values, rule),
        changed: changes.get(rule.key) ?? null,
      }));
    },
    /**
     * Changes settings, all or none.
     * @throws CallError for an unknown setting, an invalid value, and when nothing changes
     */
    async set(actor: Actor, given: readonly { key: string; value: string }[], reason: string): Promise<void> {
      await db.transaction(async (tx) => {
        const values = await stored(tx);
        let changed = 0;
        for (const { key, value: typed } of given) {
          const rule = rules.find((each) => each.key === key);
          if (!rule) throw new CallError(texts.unknown);
          const value = readField(rule, typed.trim());
          if (value === undefined) throw new CallError(texts.wrong);
          const before = currentOf(values, rule);
          const after = writeField(rule, value);
          if (before === after) continue;
          changed += 1;
          // An empty input is stored as JSON null, since the column is not nullable.
          const kept = value ?? sql`'null'::jsonb`;
          await tx
            .insert(systemSettings)
            .values({ key, value: kept })
            .onConflictDoUpdate({ target: systemSettings.key, set: { value: kept } });
          await log.append(tx, actor, {
            group: 'settings',
            act: 'set',
            subject: subjectOf('setting', key),
            note: `${before || '–'} → ${after || '–'}`,
            reason,
          });
        }
        if (changed === 0) throw new CallError(texts.same);
      });
      bus.wake(settingsWake);
    },
  };
}
export type SettingsDesk = ReturnType<typeof createSettingsDesk>;
