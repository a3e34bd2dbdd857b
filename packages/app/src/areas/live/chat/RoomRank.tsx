import { useLingui } from '@lingui/react/macro';
import { roomRanking } from '@pitchside/api/live/ranking';
import { Link } from '@pitchside/ui/Link';
import { RankList } from '@pitchside/ui/RankList';
import { SegmentedControl } from '@pitchside/ui/SegmentedControl';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { api } from '../../../platform/api/api.ts';
import { useResource } from '../../../platform/resource/useResource.ts';
import { statusOf } from '../../../platform/resource/statusOf.ts';
import { session } from '../../../platform/session/session.store.ts';
import { routes } from '../../../routes.data.ts';
import { roomState } from '../stage/room.store.ts';
import { RankHead } from './chat.layout.ts';
import { ownView, rankedView } from './rank.presenter.ts';

/** Over which time the room's rank may be read. */
const periods = ['day', 'week', 'total'] as const;
type Period = (typeof periods)[number];

/** Refresh interval of the ranking, ms; a job counts it. */
const every = 60_000;

/** Ranking of gifts to the room's anchor, with the reader's own place. */
export default function RoomRankWired() {
  const { t } = useLingui();
  const { id } = useSnapshot(roomState);
  const { user } = useSnapshot(session);
  const [period, setPeriod] = useState<Period>('day');
  const { value, state, again } = useResource(
    id === null ? null : `${id} ${period}`,
    (signal) => api.call(roomRanking, { id: id ?? '', period }, { signal, quiet: true }),
    { every },
  );
  const names: Record<Period, string> = { day: t`日榜`, week: t`周榜`, total: t`总榜` };
  const { mine } = value ?? {};
  return (
    <>
      <RankHead>
        <SegmentedControl
          size="s"
          label={t`榜单时段`}
          segments={periods.map((each) => ({ value: each, label: names[each] }))}
          value={period}
          onValueChange={setPeriod}
        />
        <Link href={routes.rank.path}>{t`全站榜单`}</Link>
      </RankHead>
      <RankList
        label={t`贡献榜`}
        failedTitle={t`榜单没能送到`}
        members={value ? value.list.map((each) => rankedView(each, user?.id)) : []}
        {...(mine && { own: ownView(mine) })}
        status={statusOf({ value, state })}
        onRetry={again}
      />
    </>
  );
}
