import { useLingui } from '@lingui/react/macro';
import type { Match } from '@pitchside/api/scores/matches';
import {
  analysisLength,
  mostForPlan,
  mostPicks,
  mostPlanPictures,
  planSports,
  planTitleLength,
  publishPlan,
  teaserLength,
} from '@pitchside/api/experts/plans';
import { Button } from '@pitchside/ui/Button';
import { Combobox } from '@pitchside/ui/Combobox';
import { DateField } from '@pitchside/ui/DateField';
import { FormField } from '@pitchside/ui/FormField';
import { Input } from '@pitchside/ui/Input';
import { Text } from '@pitchside/ui/Text';
import { Textarea } from '@pitchside/ui/Textarea';
import { Uploader } from '@pitchside/ui/Uploader';
import { useNow } from '@pitchside/ui/format';
import { useState, type FormEvent } from 'react';
import { api } from '../../../../platform/api/api.ts';
import { addDays, dayOf, startOf } from '../../../../platform/days/days.ts';
import { WholeNumberField } from '../../../../platform/numbers/WholeNumberField.tsx';
import { useRequestKey } from '../../../../platform/sending/useRequestKey.ts';
import { useSending } from '../../../../platform/sending/useSending.ts';
import { say } from '../../../../platform/toasts/say.ts';
import { useUploads } from '../../../../platform/upload/useUploads.ts';
import { useMatchOptions } from '../../../scores/useMatchOptions.ts';
import { Choice, Form, Last, Pair } from './Centre.layout.ts';
import { emptyDraft, planOf, type PlanDraft } from './planDraft.ts';
import { PickChoice } from './PickChoice.tsx';

/** Range of the match picker in days, and the step in ms to which the start of the list is rounded up (ten minutes). */
const [ahead, turn] = [14, 600_000];

/** Form of a plan: match, one or two markets, public teaser, paid analysis, and price. */
export function PlanForm({ onSent }: { onSent: () => void }) {
  const { t } = useLingui();
  const now = useNow(60_000);
  const from = Math.ceil(now / turn) * turn;
  // Minutes before midnight nothing of the day is left to write about.
  const first = dayOf(from);
  const [chosen, setChosen] = useState(first);
  const day = chosen > first ? chosen : first;
  const [draft, setDraft] = useState<PlanDraft>(emptyDraft);
  const { busy, send } = useSending();
  const keyed = useRequestKey();
  const { uploader, keys, pending, clear } = useUploads('post', mostPlanPictures);
  const set = (change: Partial<PlanDraft>) => setDraft((was) => ({ ...was, ...change }));
  const span = { from: Math.max(startOf(day), from), until: startOf(addDays(day, 1)) };
  const { options, matches, status, onRetry } = useMatchOptions(span, planSports);
  const match: Match | undefined = matches.find(({ id }) => id === draft.matchId);
  const whole = planOf(draft);
  const [least, most] = [analysisLength.least, mostPicks];

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    if (!whole || pending) return;
    void send(async () => {
      // After a refusal the text stays for corrections.
      await keyed((idempotencyKey) => api.call(publishPlan, { ...whole, pictures: keys }, { idempotencyKey }));
      setDraft(emptyDraft);
      clear();
      say('success', t`方案已提交，审核通过后开始出售`);
      onSent();
    });
  }

  return (
    <Form onSubmit={handleSubmit} aria-label={t`发布方案`}>
      <Pair>
        <FormField label={t`比赛日`} required>
          <DateField
            value={day}
            onValueChange={(next) => (setChosen(next), set({ matchId: null, picks: {} }))}
            min={first}
            max={addDays(first, ahead)}
          />
        </FormField>
        <FormField label={t`比赛`} required>
          <Combobox
            options={options}
            status={status}
            onRetry={onRetry}
            value={draft.matchId}
            onValueChange={(matchId) => set({ matchId, picks: {} })}
            placeholder={t`搜索球队或联赛`}
            empty={t`这天没有能写的比赛，换一天看看`}
          />
        </FormField>
      </Pair>
      {match && (
        <Choice role="group" aria-label={t`玩法与选项`}>
          <Text as="p" size="s" tone="quiet">{t`选一到 ${most} 个玩法；盘口和赔率在提交时由网站锁定，之后不能改`}</Text>
          <PickChoice match={match} picks={draft.picks} onPicksChange={(picks) => set({ picks })} />
        </Choice>
      )}
      <Input label={t`标题`} value={draft.title} onValueChange={(title) => set({ title })} maxLength={planTitleLength} counter required />
      <FormField label={t`看点`} required hint={t`所有人都能看到，不要写出选项`}>
        <Textarea value={draft.teaser} onValueChange={(teaser) => set({ teaser })} rows={2} maxLength={teaserLength} counter />
      </FormField>
      <FormField label={t`分析`} required hint={t`解锁后可见，至少 ${least} 字`}>
        <Textarea
          value={draft.analysis}
          onValueChange={(analysis) => set({ analysis })}
          rows={8}
          resize="grow"
          maxRows={24}
          maxLength={analysisLength.most}
          counter
        />
      </FormField>
      <FormField label={t`图片`} optional hint={t`和分析一起解锁`}>
        <Uploader {...uploader} />
      </FormField>
      <Last>
        <WholeNumberField
          label={t`价格（黄钻）`}
          required
          hint={t`0 为免费，发布后不能改价`}
          value={draft.price}
          onValueChange={(price) => set({ price })}
          least={0}
          most={mostForPlan}
        />
        <Button type="submit" size="l" loading={busy} disabled={!whole || pending}>
          {t`提交审核`}
        </Button>
      </Last>
    </Form>
  );
}
