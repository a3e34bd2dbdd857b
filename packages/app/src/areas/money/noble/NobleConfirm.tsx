import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ApiError } from '@pitchside/api';
import type { NobleRank } from '@pitchside/api/money/noble';
import { ConfirmDialog } from '@pitchside/ui/ConfirmDialog';
import { Facts } from '@pitchside/ui/Facts';
import { useFormat } from '@pitchside/ui/format';
import { useNobleName } from '@pitchside/ui/NobleMark';
import { quoteOf, type NobleMonths } from '@pitchside/ui/NoblePanel';
import { PriceTag } from '@pitchside/ui/PriceTag';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { useSpendable } from '../../../platform/session/wallet.store.ts';
import { say } from '../../../platform/toasts/say.ts';
import { Sum } from './noble.layout.ts';
import { loadNobles, nobles, purchase } from '../noble.store.ts';
import { holdingView, planView } from './noble.presenter.ts';

/** A purchase that is to be confirmed. */
export interface NobleIntent {
  rank: NobleRank;
  months: NobleMonths;
  /** One key for this intended act, kept while it is tried again. */
  key: string;
}

export interface NobleConfirmProps {
  intent: NobleIntent;
  /** Room in which it is bought. */
  roomId?: string;
  onDone: () => void;
}

/** One more look at what a purchase comes to, before diamonds are spent that never come back. */
export function NobleConfirm({ intent: { rank, months, key }, roomId, onDone }: NobleConfirmProps) {
  const { t } = useLingui();
  const format = useFormat();
  const rankName = useNobleName();
  const { plans, own } = useSnapshot(nobles);
  const balance = useSpendable();
  const [at] = useState(Date.now);
  const plan = plans.find((one) => one.rank === rank);
  if (!plan) return null;
  const { kind, total, credit, until } = quoteOf(planView(plan), months, holdingView(own), at);
  const name = rankName(rank);
  const titles = { open: t`开通${name}？`, renew: t`续费${name}？`, upgrade: t`升到${name}？`, lower: t`到期后可降` };
  const end = format.fullDate(until);
  const acts = { open: t`确认开通`, renew: t`确认续费`, upgrade: t`确认升级`, lower: t`到期后可降` };

  async function buy(): Promise<void> {
    try {
      await purchase({ rank, months, total, ...(roomId !== undefined && { roomId }) }, key);
    } catch (error) {
      // A price that has moved is shown anew; the next press is another act.
      void loadNobles();
      throw error;
    }
    say('success', t`${name}已生效`);
    onDone();
  }

  return (
    <ConfirmDialog
      open
      title={titles[kind]}
      description={t`黄钻花掉后不退。${plural(months, { other: '# 个月' })}，到 ${end}。`}
      confirm={acts[kind]}
      onCancel={onDone}
      onConfirm={buy}
      describeError={(reason) => (reason instanceof ApiError && reason.failure === 'answer' ? reason.message : t`没能买成，请再试一次`)}
    >
      <Sum>
        <Facts
          facts={[
            ...(credit > 0 ? [{ id: 'credit', label: t`剩余天数抵`, value: <PriceTag sum amount={credit} /> }] : []),
            { id: 'total', label: t`合计`, value: <PriceTag sum amount={total} size="l" /> },
            { id: 'left', label: t`付后余`, value: <PriceTag sum amount={balance - total} /> },
          ]}
        />
      </Sum>
    </ConfirmDialog>
  );
}
