import { useLingui } from '@lingui/react/macro';
import { getLiveList } from '@pitchside/api/live/live';
import { Card } from '@pitchside/ui/Card';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { LiveCard, LiveCardSkeleton } from '@pitchside/ui/LiveCard';
import { SectionTitle } from '@pitchside/ui/SectionTitle';
import { SegmentedControl } from '@pitchside/ui/SegmentedControl';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { api } from '../../../../platform/api/api.ts';
import { useResource } from '../../../../platform/resource/useResource.ts';
import { cardView } from '../../../scores/room.presenter.ts';
import { useFreshRooms } from '../../../scores/useFreshRooms.ts';
import { useRoomLabels } from '../../../scores/useRoomLabels.ts';
import { Cards } from '../../stage/room.layout.ts';
import { roomState } from '../../stage/room.store.ts';

/** Rooms under the stage. */
const most = 6;

/** Which other rooms are shown: those of the match, of its competition, or the hottest of all. */
const circles = ['match', 'league', 'hot'] as const;
type Circle = (typeof circles)[number];

/** Other rooms that are live; the block goes when there are none. */
export default function OtherRoomsWired() {
  const { t } = useLingui();
  const { room } = useSnapshot(roomState);
  const fresh = useFreshRooms();
  const words = useRoomLabels();
  const [wanted, setWanted] = useState<Circle | null>(null);
  const id = room?.id;
  const match = room?.match;
  const ask = async (signal: AbortSignal, within: { match_id?: string; competition_id?: string }) => {
    const { list, total } = await api.call(getLiveList, { ...within, limit: most + 1 }, { signal, quiet: true });
    const others = list.filter((other) => other.id !== id);
    return { list: others.slice(0, most), total: total - (list.length - others.length) };
  };
  const ofMatch = useResource(id && match ? `${id} ${match.id}` : null, (signal) => ask(signal, { match_id: match?.id ?? '' }));
  const ofLeague = useResource(id && match ? `${id} ${match.competition.id}` : null, (signal) =>
    ask(signal, { competition_id: match?.competition.id ?? '' }),
  );
  const hottest = useResource(id ?? null, (signal) => ask(signal, {}), { family: 'hottest' });
  const found = { match: ofMatch, league: ofLeague, hot: hottest };
  const totals = { match: ofMatch.value?.total ?? 0, league: ofLeague.value?.total ?? 0, hot: hottest.value?.total ?? 0 };
  // What has nothing to show, or only what stands before it, is not offered.
  const isOffered = { match: totals.match > 0, league: totals.league > totals.match, hot: true };
  const offered = circles.filter((circle) => isOffered[circle]);
  // Until the viewer chooses it is the nearest circle that fills the row.
  const shown = wanted && isOffered[wanted] ? wanted : (offered.find((circle) => totals[circle] >= most) ?? 'hot');
  const isKnown = (match ? [ofMatch, ofLeague, hottest] : [hottest]).every(({ value, state }) => value || state === 'failed');
  const { value: there, state, again } = found[shown];
  const isFailed = isKnown && !there && state === 'failed';
  const list = isKnown ? (there?.list ?? []) : null;
  if (list?.length === 0 && !isFailed) return null;
  const names: Record<Circle, string> = { match: t`这场比赛`, league: match?.competition.short_name ?? '', hot: t`最热` };
  return (
    <section aria-labelledby="others">
      <SectionTitle
        headingId="others"
        tabs={
          offered.length > 1 && (
            <SegmentedControl
              look="line"
              label={t`哪些直播间`}
              segments={offered.map((circle) => ({
                value: circle,
                label: circle === 'hot' ? names[circle] : `${names[circle]} ${totals[circle]}`,
              }))}
              value={shown}
              onValueChange={setWanted}
            />
          )
        }
        more={{ href: '/anchor?type=0', label: t`全部直播` }}
      >{t`其他直播间`}</SectionTitle>
      {isFailed && (
        <Card padding="none">
          <ErrorState title={t`直播没能送到`} onRetry={again} />
        </Card>
      )}
      <Cards>
        {(list ?? Array.from({ length: most }, () => null)).map((other, index) => (
          <li key={other?.id ?? index}>{other ? <LiveCard room={cardView(fresh(other), words)} /> : <LiveCardSkeleton />}</li>
        ))}
      </Cards>
    </section>
  );
}
