import { useLingui } from '@lingui/react/macro';
import { adminSaveEvent, eventKinds, eventLimits, type DeskEvent } from '@pitchside/api/member/trophies';
import { Card } from '@pitchside/ui/Card';
import { addDays } from '@pitchside/ui/civil';
import { DateField } from '@pitchside/ui/DateField';
import { FormField } from '@pitchside/ui/FormField';
import { Input } from '@pitchside/ui/Input';
import { Select } from '@pitchside/ui/Select';
import { useState } from 'react';
import { api } from '../../../../../platform/api/api.ts';
import { useSending } from '../../../../../platform/sending/useSending.ts';
import { say } from '../../../../../platform/toasts/say.ts';
import { Blocks } from '../Admin.layout.ts';
import { SaveFoot } from '../SaveFoot.tsx';
import { TextInThree, isInThree, noTexts } from '../TextInThree.tsx';
import { useEventDeskLabels } from './useEventDeskLabels.ts';

interface EventFormProps {
  /** The one that is changed; undefined for a new one. */
  event: DeskEvent | undefined;
  onSaved: (event: DeskEvent) => void;
}

/** Time zone of the site's calendar, independent of the operator's own. */
const beijing = 'Asia/Shanghai';

/** An event as it is written; one that runs keeps what it counts and its first day. */
export function EventForm({ event, onSaved }: EventFormProps) {
  const { t } = useLingui();
  const { kinds } = useEventDeskLabels();
  const [draft, setDraft] = useState(() => ({
    kind: event?.kind ?? ('gifts' as const),
    names: event?.names ?? noTexts,
    texts: event?.texts ?? noTexts,
    first_day: event?.first_day ?? null,
    last_day: event?.last_day ?? null,
    reason: '',
  }));
  const [isTried, setTried] = useState(false);
  const { busy, send } = useSending();
  const change = (part: Partial<typeof draft>) => setDraft({ ...draft, ...part });
  const isRunning = event?.state === 'running' || event?.state === 'counting';
  const { first_day: first, last_day: last } = draft;
  const isLong = first !== null && last !== null && last > addDays(first, eventLimits.days - 1);
  const isWhole =
    isInThree(draft.names) && isInThree(draft.texts) && first !== null && last !== null && !isLong && draft.reason.trim() !== '';
  const dayError = (day: string | null) => isTried && day === null && { error: t`选一天` };

  async function save(): Promise<void> {
    setTried(true);
    if (!isWhole || first === null || last === null) return;
    await send(async () => {
      const saved = await api.call(adminSaveEvent, {
        ...draft,
        first_day: first,
        last_day: last,
        ...(event && { id: event.id }),
      });
      say('success', t`已保存`);
      onSaved(saved);
    });
  }

  return (
    <Card title={event ? t`修改活动` : t`新建活动`}>
      <Blocks>
        <FormField label={t`种类`} {...(isRunning && { hint: t`已经开始，不能再改` })}>
          <Select
            value={draft.kind}
            disabled={isRunning}
            onValueChange={(kind) => change({ kind })}
            options={eventKinds.map((value) => ({ value, label: kinds[value] }))}
          />
        </FormField>
        <TextInThree
          value={draft.names}
          onValueChange={(names) => change({ names })}
          label={(tongue) => t`名称（${tongue}）`}
          maxLength={(each) => eventLimits.name * (each === 'zh' ? 1 : 2)}
          required
          isTried={isTried}
        />
        <TextInThree
          value={draft.texts}
          onValueChange={(texts) => change({ texts })}
          label={(tongue) => t`规则，一行一条（${tongue}）`}
          maxLength={(each) => eventLimits.rules * (each === 'zh' ? 1 : 2)}
          rows={3}
          required
          isTried={isTried}
        />
        <FormField label={t`第一天`} hint={t`北京时间零点开始`} required {...dayError(first)}>
          <DateField
            value={first}
            disabled={isRunning}
            timeZone={beijing}
            // A last day that came before goes with it.
            onValueChange={(day) => change({ first_day: day, ...(last !== null && last < day && { last_day: day }) })}
          />
        </FormField>
        <FormField
          label={t`最后一天`}
          hint={t`那天结束时定名次，最多 31 天`}
          required
          {...dayError(last)}
          {...(isLong && { error: t`最多 31 天` })}
        >
          <DateField
            value={last}
            timeZone={beijing}
            {...(first !== null && { min: first, max: addDays(first, eventLimits.days - 1) })}
            onValueChange={(last_day) => change({ last_day })}
          />
        </FormField>
        <FormField label={t`原因`} required {...(isTried && draft.reason.trim() === '' && { error: t`写下原因` })}>
          <Input value={draft.reason} onValueChange={(reason) => change({ reason })} maxLength={eventLimits.reason} />
        </FormField>
      </Blocks>
      <SaveFoot busy={busy} onSave={() => void save()} />
    </Card>
  );
}
