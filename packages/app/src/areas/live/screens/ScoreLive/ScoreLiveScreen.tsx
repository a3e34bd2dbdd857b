import { useLingui } from '@lingui/react/macro';
import { sports, type Sport } from '@pitchside/api/scores/matches';
import { ButtonLink } from '@pitchside/ui/ButtonLink';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { useNow } from '@pitchside/ui/format';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { openMatch, detail } from '../../../scores/detail.store.ts';
import { followFullscreen, stage } from '../../../../platform/player/stage.store.ts';
import { Door } from '../../../../platform/page/Wall.layout.ts';
import { useVisibleMatch } from '../../../../platform/guard/useVisibleMatches.ts';
import { VisuallyHidden } from '../../../../platform/visuallyHidden/visuallyHidden.layout.ts';
import { Board, Centre, Under } from './ScoreLive.layout.ts';
import { WatchAside } from './WatchAside.tsx';
import { WatchList } from './WatchList.tsx';
import { WatchPlayer } from './WatchPlayer.tsx';
import { comingUp, watchable } from './watchRules.ts';
import { useWatch } from './watch.store.ts';
import { MomentumCard } from '../../../scores/MomentumCard.tsx';
import { StatsCard } from '../../../scores/StatsCard.tsx';

/** Figures that the small card has room for. */
const most = 8;

/** Panel under the picture of a football match: momentum and key figures. */
function WatchFacts() {
  const { match } = useSnapshot(detail);
  if (match?.sport !== 'football') return null;
  return (
    <Under>
      <MomentumCard />
      <StatsCard size="s" most={most} />
    </Under>
  );
}

/**
 * /score-live: matches that have a room, with the picture of the chosen one, its events and odds. Choosing another match keeps the page.
 */
export function ScoreLiveScreen() {
  const { t } = useLingui();
  const [parameters] = useSearchParams();
  const wanted = parameters.get('id');
  const [sport, setSport] = useState<Sport | 'all'>('all');
  const { all, state, retry } = useWatch();
  const { theatre } = useSnapshot(stage);
  const isKnown = (id: string) => all.some((one) => one.id === id);
  const list = watchable(all, sport, wanted);
  // Without a wish the first one is shown, and it stays while others join the list.
  const [first, setFirst] = useState<string | null>(null);
  const known = wanted && isKnown(wanted) ? wanted : null;
  const beginning = first && isKnown(first) ? first : (list[0]?.id ?? null);
  if (known === null && beginning !== first) setFirst(beginning);
  const chosen = known ?? beginning;
  const match = useVisibleMatch(chosen);
  const chosenSport = match?.sport;
  const now = useNow(60_000);

  useEffect(followFullscreen, []);
  useEffect(() => (chosen !== null && chosenSport ? openMatch(chosenSport, chosen) : undefined), [chosen, chosenSport]);

  const nothing = (
    <EmptyState title={t`现在没有带直播的比赛`} action={<ButtonLink href="/football">{t`看全部比分`}</ButtonLink>}>
      {t`比赛开始前后，主播们就会陆续上线。`}
    </EmptyState>
  );
  if (state === 'ready' && watchable(all, 'all', chosen).length === 0 && comingUp(all, 'all', now, 1).length === 0)
    return (
      <Door data-ready>
        <VisuallyHidden as="h1">{t`看球比分`}</VisuallyHidden>
        {nothing}
      </Door>
    );
  return (
    <Board $theatre={theatre} data-ready={state !== 'loading' || undefined}>
      <VisuallyHidden as="h1">{t`看球比分`}</VisuallyHidden>
      <WatchList
        state={state}
        matches={all}
        chosen={chosen}
        sport={sport}
        sports={sports.filter((one) => all.some((other) => other.sport === one && other.room_count > 0))}
        onSport={setSport}
      />
      <Centre>
        {state === 'failed' && all.length === 0 ? (
          <ErrorState title={t`比赛列表没能送到`} onRetry={retry} />
        ) : match ? (
          <>
            <WatchPlayer match={match} wantedRoom={wanted === match.id ? parameters.get('room') : null} />
            <WatchFacts />
          </>
        ) : state === 'ready' ? (
          nothing
        ) : (
          <Skeleton shape="block" height={540} />
        )}
      </Centre>
      {match && <WatchAside sport={match.sport} />}
    </Board>
  );
}
