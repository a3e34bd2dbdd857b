import { useLingui } from '@lingui/react/macro';
import { roomRanking } from '@pitchside/api/live/ranking';
import { Card } from '@pitchside/ui/Card';
import { RankList } from '@pitchside/ui/RankList';
import { SegmentedControl } from '@pitchside/ui/SegmentedControl';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { api } from '../../../platform/api/api.ts';
import { useResource } from '../../../platform/resource/useResource.ts';
import { statusOf } from '../../../platform/resource/statusOf.ts';
import { session } from '../../../platform/session/session.store.ts';
import { rankedView } from '../chat/rank.presenter.ts';

/** Places that are shown. */
const most = 5;

/** Top supporters of an anchor, on the anchor's own page. */
export default function MemberGuards({ roomId }: { roomId: string }) {
  const { t } = useLingui();
  const { user } = useSnapshot(session);
  const [period, setPeriod] = useState<'week' | 'total'>('week');
  const { value, state, again } = useResource(
    `${roomId} ${period} ${user?.id ?? ''}`,
    (signal) => api.call(roomRanking, { id: roomId, period }, { signal, quiet: true }),
    { family: roomId },
  );
  return (
    <Card
      padding="titled"
      stacked
      title={t`守护与贡献`}
      aside={
        <SegmentedControl
          size="s"
          label={t`榜单时段`}
          value={period}
          onValueChange={setPeriod}
          segments={[
            { value: 'week', label: t`周榜` },
            { value: 'total', label: t`总榜` },
          ]}
        />
      }
    >
      <RankList
        label={t`守护与贡献`}
        members={(value?.list ?? []).slice(0, most).map((each) => rankedView(each, user?.id))}
        status={statusOf({ value, state })}
        onRetry={again}
      />
    </Card>
  );
}
