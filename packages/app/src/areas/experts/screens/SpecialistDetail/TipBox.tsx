import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { mostForTip, tipPlan, tipPresets, type PlanWhole } from '@pitchside/api/experts/plans';
import { Button } from '@pitchside/ui/Button';
import { Chip } from '@pitchside/ui/Chip';
import { NumberField } from '@pitchside/ui/NumberField';
import { PriceTag } from '@pitchside/ui/PriceTag';
import { Text } from '@pitchside/ui/Text';
import { useFormat } from '@pitchside/ui/format';
import { isSecondPress } from '@pitchside/ui/press';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { api } from '../../../../platform/api/api.ts';
import { openLoginFor } from '../../../../platform/overlays/overlays.store.ts';
import { session } from '../../../../platform/session/session.store.ts';
import { charge, useSpendable } from '../../../../platform/session/wallet.store.ts';
import { isWithin } from '../../../../platform/numbers/isWithin.ts';
import { useRequestKey } from '../../../../platform/sending/useRequestKey.ts';
import { say } from '../../../../platform/toasts/say.ts';
import { openRecharge } from '../../../money/recharge.store.ts';
import { Bar, Row } from '../../plans/plans.layout.ts';

/** Plan that is tipped: its author, and the tips so far. */
type Tipped = Pick<PlanWhole, 'id' | 'tips'> & { author: Pick<PlanWhole['author'], 'id'> };

/** Tip for the author: suggested sums, or a free one; nobody tips themselves. */
export function TipBox({ plan: { id, author, tips }, onChange }: { plan: Tipped; onChange: () => void }) {
  const { t } = useLingui();
  const { integer } = useFormat();
  const { user } = useSnapshot(session);
  const balance = useSpendable();
  const [amount, setAmount] = useState<number | null>(tipPresets[1]);
  const [busy, setBusy] = useState(false);
  const keyed = useRequestKey();
  if (user && String(user.id) === author.id) return null;
  const total = integer(tips.total);
  const people = tips.people;
  const most = integer(mostForTip);

  async function tip(): Promise<void> {
    if (!isWithin(amount, 1, mostForTip)) return;
    if (!user) return openLoginFor({ after: onChange });
    if (balance < amount) return openRecharge(amount - balance);
    setBusy(true);
    try {
      await charge(() => keyed((idempotencyKey) => api.call(tipPlan, { id, amount }, { idempotencyKey })));
      say('success', t`谢谢支持，已打赏`);
      onChange();
    } catch {
      // The call has notified the person.
    } finally {
      setBusy(false);
    }
  }

  return (
    <Bar>
      <Row role="group" aria-label={t`打赏`}>
        <Text size="s">{t`写得好`}</Text>
        {tipPresets.map((each) => (
          <Chip
            key={each}
            size="l"
            pressed={amount === each}
            tone={amount === each ? 'diamond' : 'neutral'}
            onPress={() => setAmount(each)}
          >
            <PriceTag size="s" amount={each} />
          </Chip>
        ))}
        <NumberField look="compact" label={t`打赏数量`} value={amount} onValueChange={setAmount} min={1} max={mostForTip} keepsTyped />
      </Row>
      <Row>
        {!isWithin(amount, 1, mostForTip) ? (
          <Text size="s" tone="quiet" role="status">{t`打赏 1 到 ${most} 黄钻`}</Text>
        ) : (
          tips.people > 0 && <Text size="s" tone="quiet">{t`${plural(people, { other: `# 人打赏 ${total} 黄钻` })}`}</Text>
        )}
        <Button
          tone="diamond"
          loading={busy}
          disabled={!isWithin(amount, 1, mostForTip)}
          onClick={(event) => isSecondPress(event) || void tip()}
        >
          {t`打赏`}
        </Button>
      </Row>
    </Bar>
  );
}
