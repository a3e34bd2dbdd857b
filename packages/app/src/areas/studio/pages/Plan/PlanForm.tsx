import { useLingui } from '@lingui/react/macro';
import { ApiError } from '@pitchside/api';
import { setReserveLiveNew, titleLength, type Announcement } from '@pitchside/api/live/studio';
import { Button } from '@pitchside/ui/Button';
import { DateField } from '@pitchside/ui/DateField';
import { useNow } from '@pitchside/ui/format';
import { FormField } from '@pitchside/ui/FormField';
import { Input } from '@pitchside/ui/Input';
import { SegmentedControl } from '@pitchside/ui/SegmentedControl';
import { TimeField } from '@pitchside/ui/TimeField';
import { useState, type FormEvent } from 'react';
import { api } from '../../../../platform/api/api.ts';
import { say } from '../../../../platform/toasts/say.ts';
import { announcementOf, dayText, draftOf, reachOf, type AnnouncementDraft, spanOfDay } from '../../announcements/announcementDraft.ts';
import { Acts, Choice, Form, Pair } from '../../Studio.layout.ts';
import { When } from './Plan.layout.ts';
import type { Match } from '@pitchside/api/scores/matches';
import { Combobox } from '@pitchside/ui/Combobox';
import { useMatchOptions } from '../../../scores/useMatchOptions.ts';

interface PlanMatchProps {
  draft: Pick<AnnouncementDraft, 'day' | 'matchId' | 'title'>;
  /** The match that is announced already. */
  chosen: Match | null;
  onChange: (change: Partial<AnnouncementDraft>) => void;
}

/** A match of a day, and a title where the teams do not say enough. */
function PlanMatch({ draft: { day, matchId, title }, chosen, onChange }: PlanMatchProps) {
  const { t } = useLingui();
  const now = useNow(60_000);
  const [first, last] = reachOf(now);
  const whole = spanOfDay(day);
  // What has begun cannot be announced any more; the minute keeps the question the same while the page stands.
  const from = whole && Math.max(whole.from, Math.floor(now / 600_000) * 600_000);
  const span = whole && from !== null && from < whole.until ? { from, until: whole.until } : null;
  const { options, status, onRetry } = useMatchOptions(span, 'any', chosen);
  return (
    <>
      <Pair>
        <FormField label={t`比赛日`} required>
          <DateField
            value={day}
            onValueChange={(next) => onChange({ day: next, matchId: chosen?.id ?? null })}
            min={dayText(first)}
            max={dayText(last)}
          />
        </FormField>
        <FormField label={t`比赛`} required>
          <Combobox
            options={options}
            status={status}
            onRetry={onRetry}
            value={matchId}
            onValueChange={(next) => onChange({ matchId: next })}
            placeholder={t`搜索球队或联赛`}
            empty={t`这天没有可以预告的比赛，换一天看看`}
          />
        </FormField>
      </Pair>
      <FormField label={t`标题`} optional hint={t`不写就用两队的名字`}>
        <Input value={title} onValueChange={(next) => onChange({ title: next })} maxLength={titleLength} counter />
      </FormField>
    </>
  );
}

interface PlanFormProps {
  /** The announcement that is being changed; left out for a new one. */
  before?: Announcement;
  onSaved: () => void;
  /** The change was given up. */
  onLeave: () => void;
}

/** A match, or a title and a time. */
export function PlanForm({ before, onSaved, onLeave }: PlanFormProps) {
  const { t } = useLingui();
  const now = useNow(60_000);
  const [draft, setDraft] = useState<AnnouncementDraft>(() => draftOf(now, before));
  const [saving, setSaving] = useState(false);
  // One name over all tries, so that an answer that was lost announces nothing twice.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const set = (change: Partial<AnnouncementDraft>) => setDraft((was) => ({ ...was, ...change }));
  const whole = announcementOf(draft);
  const [first, last] = reachOf(now);

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!whole || saving) return;
    setSaving(true);
    try {
      await api.call(setReserveLiveNew, { ...whole, ...(before && { id: before.id }) }, { idempotencyKey: key });
      say('success', before ? t`预告已修改` : t`预告已发布`);
      onSaved();
    } catch (error) {
      // The call has shown the reason; the input stays.
      if (!(error instanceof ApiError)) throw error;
      if (error.failure === 'answer') setKey(crypto.randomUUID());
    } finally {
      setSaving(false);
    }
  }

  return (
    <Form onSubmit={(event) => void save(event)}>
      {!before && (
        <Choice>
          <SegmentedControl
            label={t`预告什么`}
            value={draft.of}
            onValueChange={(of) => set({ of })}
            segments={[
              { value: 'match', label: t`一场比赛` },
              { value: 'other', label: t`其他内容` },
            ]}
          />
        </Choice>
      )}
      {draft.of === 'match' ? (
        <PlanMatch draft={draft} chosen={before?.match ?? null} onChange={set} />
      ) : (
        <Pair>
          <Input label={t`标题`} value={draft.title} onValueChange={(title) => set({ title })} maxLength={titleLength} counter required />
          <When>
            <FormField label={t`开播日期`} required>
              <DateField
                value={draft.date === '' ? null : draft.date}
                onValueChange={(date) => set({ date })}
                min={dayText(first)}
                max={dayText(last)}
              />
            </FormField>
            <FormField label={t`开播时间`} required>
              <TimeField value={draft.time === '' ? null : draft.time} onValueChange={(time) => set({ time })} />
            </FormField>
          </When>
        </Pair>
      )}
      <Acts>
        {before && <Button tone="outline" onClick={onLeave}>{t`取消`}</Button>}
        <Button type="submit" loading={saving} disabled={!whole}>
          {before ? t`保存` : t`发布预告`}
        </Button>
      </Acts>
    </Form>
  );
}
