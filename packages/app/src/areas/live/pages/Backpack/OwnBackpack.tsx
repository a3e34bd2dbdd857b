import { useLingui } from '@lingui/react/macro';
import { backpackList } from '@pitchside/api/live/gifts';
import { BackpackShelf } from '@pitchside/ui/BackpackShelf';
import { ButtonLink } from '@pitchside/ui/ButtonLink';
import { Card } from '@pitchside/ui/Card';
import { SegmentedControl } from '@pitchside/ui/SegmentedControl';
import { useState } from 'react';
import { api } from '../../../../platform/api/api.ts';
import { useResource } from '../../../../platform/resource/useResource.ts';
import { statusOf } from '../../../../platform/resource/statusOf.ts';
import { routes } from '../../../../routes.data.ts';
import { giftView } from '../../gifts/gift.presenter.ts';
import { BackpackLog } from './BackpackLog.tsx';

type Side = 'owned' | 'log';

/** Refresh interval while it is open, ms: tasks fill it, gifts empty it. */
const every = 60_000;

/** Content of the backpack by lot, and its changes. */
export function OwnBackpack() {
  const { t } = useLingui();
  const [side, setSide] = useState<Side>('owned');
  const { value, state, again } = useResource('backpack', (signal) => api.call(backpackList, {}, { signal, quiet: true }), { every });
  const lots = value?.list ?? [];
  return (
    <Card
      stacked
      title={t`背包`}
      tabs={
        <SegmentedControl
          look="line"
          label={t`背包`}
          value={side}
          onValueChange={setSide}
          segments={[
            { value: 'owned', label: t`现有` },
            { value: 'log', label: t`收支` },
          ]}
        />
      }
      aside={
        <ButtonLink tone="soft" size="s" href={routes.anchor.path}>
          {t`去直播间送礼`}
        </ButtonLink>
      }
    >
      {side === 'owned' ? (
        <BackpackShelf
          lots={lots.map(({ gift, owned, expires_at }) => ({
            gift: giftView(gift),
            owned,
            ...(expires_at !== null && { expiresAt: expires_at }),
          }))}
          action={<ButtonLink href="/member?type=5">{t`去做任务`}</ButtonLink>}
          status={statusOf({ value, state })}
          onRetry={again}
        />
      ) : (
        <BackpackLog />
      )}
    </Card>
  );
}
