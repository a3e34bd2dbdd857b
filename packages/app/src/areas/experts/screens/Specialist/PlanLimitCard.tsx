import { useLingui } from '@lingui/react/macro';
import { mostForLimit, planLimit, setPlanLimit } from '@pitchside/api/experts/plans';
import { Button } from '@pitchside/ui/Button';
import { Card } from '@pitchside/ui/Card';
import { PriceTag } from '@pitchside/ui/PriceTag';
import { ProgressBar } from '@pitchside/ui/ProgressBar';
import { Text } from '@pitchside/ui/Text';
import { useFormat } from '@pitchside/ui/format';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { api } from '../../../../platform/api/api.ts';
import { useResource } from '../../../../platform/resource/useResource.ts';
import { session } from '../../../../platform/session/session.store.ts';
import { isWithin } from '../../../../platform/numbers/isWithin.ts';
import { WholeNumberField } from '../../../../platform/numbers/WholeNumberField.tsx';
import { say } from '../../../../platform/toasts/say.ts';
import { Bar } from '../../plans/plans.layout.ts';

/** A word about measure, and the limit that the member sets for a month. */
export function PlanLimitCard() {
  const { t } = useLingui();
  const { date, time } = useFormat();
  const { user } = useSnapshot(session);
  const { value, again } = useResource(user ? `limit ${user.id}` : null, (signal) => api.call(planLimit, {}, { signal, quiet: true }));
  const [wanted, setWanted] = useState<number | null>(null);
  const [busy, setBusy] = useState(false);

  async function keep(limit: number | null): Promise<void> {
    setBusy(true);
    try {
      const { next } = await api.call(setPlanLimit, limit === null ? {} : { limit });
      say('success', next ? t`调高的上限明天生效` : t`上限已生效`);
      setWanted(null);
      again();
    } catch {
      // The call has shown the reason.
    } finally {
      setBusy(false);
    }
  }

  const limit = value?.limit ?? null;
  const isOff = wanted !== null && !isWithin(wanted, 0, mostForLimit);
  const when = value?.next ? `${date(value.next.at)} ${time(value.next.at)}` : undefined;
  return (
    <Card stacked padding="titled" title={t`量力而行`}>
      {value && (
        <>
          <Bar>
            <Text size="s">{t`本月已用`}</Text>
            <span>
              <PriceTag sum size="s" amount={value.spent} />
              {limit !== null && <Text size="s" tone="quiet">{` / ${limit}`}</Text>}
            </span>
          </Bar>
          {limit !== null && limit > 0 && <ProgressBar label={t`本月已用`} labelHidden value={Math.min(value.spent, limit)} max={limit} />}
          {when !== undefined && <Text as="p" size="s" tone="quiet">{t`新的上限 ${when} 生效`}</Text>}
          <WholeNumberField
            label={t`每月上限（黄钻）`}
            reserveMessage
            value={wanted ?? limit}
            onValueChange={setWanted}
            least={0}
            most={mostForLimit}
          />
          <Bar>
            <Button
              size="s"
              tone="outline"
              disabled={wanted === null || isOff || wanted === limit}
              loading={busy}
              onClick={() => void keep(wanted)}
            >
              {t`调整上限`}
            </Button>
            {limit !== null && (
              <Button size="s" tone="plain" onClick={() => void keep(null)}>
                {t`取消上限`}
              </Button>
            )}
          </Bar>
        </>
      )}
      <Text as="p" size="s" tone="quiet">{t`方案只是观点，不保证结果。调低上限立即生效，调高次日生效。未满 18 岁不可使用。`}</Text>
    </Card>
  );
}
