import { useLingui } from '@lingui/react/macro';
import type { Match } from '@pitchside/api/scores/matches';
import { Button } from '@pitchside/ui/Button';
import { ButtonLink } from '@pitchside/ui/ButtonLink';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { createScoreFeed, sectionKey, type ScoreMatch } from '@pitchside/ui/ScoreTable';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { AllRows, useWantsAll } from '../../../platform/pieces/AllRows.tsx';
import { usePieces } from '../../../platform/pieces/usePieces.ts';
import { NotYet } from '../../../platform/widgets/NotYet.tsx';
import { toggleCollected } from '../collectActs.ts';
import { collected, pinned, togglePinned, unpinAll } from '../collect.store.ts';
import { liveTable } from '../matches.store.ts';
import { clearChoice, foldSection, scoreChoices, scoreColumns } from './scoresChoice.store.ts';
import { marketsOf } from './odds.store.ts';
import { dayOf } from '@pitchside/api/screens/days';
import type { ScoreKit } from './scoresKit.ts';
import { placeHref, type ScorePlace } from './scoresPlace.ts';
import { shapeOf } from './scores.presenter.ts';
import { ScoresLegend } from './ScoresLegend.tsx';
import { ScoresPeek } from './ScoresPeek.tsx';
import type { LiveOdds } from './useOddsBoard.ts';
import { useScoreSections } from './useScoreSections.ts';
import { useStaleSince } from './useStaleSince.ts';

interface TableProps<Item extends ScoreMatch> {
  kit: ScoreKit<Item>;
  title: string;
  place: ScorePlace;
  day: string;
  timeZone: string | undefined;
  all: readonly Match[];
  shown: readonly Match[];
  now: number;
  state: 'loading' | 'ready' | 'failed';
  nearestAt: number | null;
  isBare: boolean;
  onRetry: () => void;
  odds: LiveOdds;
}

/** Lines that a table begins with, which fill a common window, and those that come with each idle moment. */
const [firstLines, piece] = [20, 10];

/** Table of a tab. Changes of a match update its cells once a frame; only a change of shape renders rows again. */
export function ScoresTable<Item extends ScoreMatch>({
  kit,
  title,
  place,
  day,
  timeZone,
  all,
  shown,
  now,
  state,
  nearestAt,
  isBare,
  onRetry,
  odds,
}: TableProps<Item>) {
  const { t } = useLingui();
  const wantsAll = useWantsAll();
  // A match that the address names is looked for among all.
  const upTo = usePieces(wantsAll || place.match ? Infinity : firstLines, piece, 2 * shown.length);
  const { sport, basePath, Table, Skeleton } = kit;
  const { tab, match: wanted } = place;
  const columns = useSnapshot(scoreColumns);
  const { folded, order = 'league', european = false } = useSnapshot(scoreChoices);
  const [stars, pins] = [useSnapshot(collected), useSnapshot(pinned)];
  const staleSince = useStaleSince(sport);
  // Names and cards are part of a row: another choice makes rows and feed anew.
  const { odds: board, oddsOf, onPrices } = odds;
  const [feed, itemOf] = useMemo(
    () => [createScoreFeed(), createItems((match) => ({ ...kit.view(match, columns), odds: board.get(match.id) }))] as const,
    [kit, columns, board],
  );

  useEffect(() => onPrices(feed.push), [onPrices, feed]);

  useEffect(
    () =>
      liveTable(sport).onRows((rows) => {
        for (const { match, before } of rows) feed.push(match.id, kit.patch(match, before, columns));
        // Rows come once a frame already.
        feed.flush();
      }),
    [feed, kit, sport, columns],
  );

  const shapedItem = useCallback((match: Match) => itemOf(match, `${shapeOf(match)} ${marketsOf(oddsOf(match.id))}`), [itemOf, oddsOf]);
  const sections = useScoreSections({ all, shown, tab, pins, now, order, basePath, itemOf: shapedItem });
  // For days far ahead, or before prices were stored, companies have no odds; columns that are mostly empty are left out.
  const priced = all.filter(({ id }) => oddsOf(id) !== undefined).length;
  const isPriced =
    odds.company === '' || odds.isComing || tab === 'immediate' || tab === 'collected' || (priced > 0 && 2 * priced >= all.length);

  const isReady = state === 'ready' || shown.length > 0;
  const standing = useRef(sections);
  useEffect(() => void (standing.current = sections), [sections]);
  useEffect(() => {
    if (!wanted || !isReady) return;
    // A league that is folded opens for the match that the address names.
    const section = standing.current.find(({ matches }) => matches.some(({ id }) => id === wanted));
    if (section) foldSection(sectionKey(section), false);
    bringIntoView(wanted, standing.current);
  }, [wanted, isReady]);

  if (state === 'loading' && shown.length === 0)
    return <Skeleton byLeague={order === 'league'} {...(timeZone !== undefined && { timeZone })} />;
  return (
    <>
      {odds.isLost && <ErrorState layout="row" title={t`指数没能送到`} onRetry={odds.again} />}
      {shown.length > firstLines && <AllRows total={shown.length} />}
      <Table
        label={title}
        sections={sections}
        feed={feed}
        starred={stars}
        onStar={(id) => toggleCollected(id, sport)}
        {...(tab === 'immediate' && { onPin: togglePinned, onUnpinAll: unpinAll, folded, onFold: foldSection })}
        odds={isPriced}
        keepsEuropean={european}
        allRows={wantsAll}
        upTo={upTo}
        flash={columns.value2}
        {...(timeZone !== undefined && { timeZone })}
        {...(staleSince !== undefined && { staleSince })}
        peek={(item) => <ScoresPeek sport={sport} id={item.id} home={item.home} away={item.away} />}
        empty={
          state === 'failed' ? (
            <ErrorState title={t`比分没能送到`} onRetry={onRetry} />
          ) : (
            <Nothing
              kit={kit}
              place={place}
              day={day}
              timeZone={timeZone}
              filtered={all.length > 0}
              nearestAt={nearestAt}
              isBare={isBare}
            />
          )
        }
      />
      <ScoresLegend sport={sport} />
    </>
  );
}

/** Scrolls a match into view; in a long table its row stands only once the page has come near it. */
function bringIntoView(id: string, sections: readonly { matches: readonly { id: string }[] }[]): void {
  const row = () => document.querySelector(`[data-match="${CSS.escape(id)}"]`);
  const grid = document.querySelector('[role="grid"]');
  const ids = sections.flatMap(({ matches }) => matches.map((match) => match.id));
  const at = ids.indexOf(id);
  if (!row() && grid && at >= 0) {
    const { top, height } = grid.getBoundingClientRect();
    scrollTo({ top: scrollY + top + (height * at) / ids.length - innerHeight / 2 });
  }
  requestAnimationFrame(() => requestAnimationFrame(() => row()?.scrollIntoView({ block: 'center' })));
}

/** Makes rows for the table and keeps each while its shape stays, so that the table need not look at it again. */
function createItems<Item>(view: (match: Match) => Item): (match: Match, shape: string) => Item {
  const known = new Map<string, { shape: string; item: Item }>();
  return (match, shape) => {
    const row = known.get(match.id);
    if (row?.shape === shape) return row.item;
    const item = view(match);
    known.set(match.id, { shape, item });
    return item;
  };
}

interface NothingProps {
  kit: Pick<ScoreKit, 'sport' | 'path'>;
  place: ScorePlace;
  day: string;
  timeZone: string | undefined;
  filtered: boolean;
  nearestAt: number | null;
  isBare: boolean;
}

/** Empty state of a tab without rows, with a way out. */
function Nothing({ kit, place: { tab, name }, timeZone, filtered, nearestAt, isBare }: NothingProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [now] = useState(() => Date.now());
  if (filtered) {
    const showAll = () => {
      clearChoice(kit.sport, tab);
      if (name) void navigate(placeHref(kit.path, { tab }));
    };
    return <EmptyState title={t`没有符合的比赛`} action={<Button tone="soft" onClick={showAll}>{t`看全部比赛`}</Button>} />;
  }
  if (tab === 'collected')
    return (
      <EmptyState
        title={t`还没有收藏比赛`}
        action={<Button tone="soft" onClick={() => void navigate(kit.path)}>{t`看全部比赛`}</Button>}
      >{t`在比分表里点星，进球和红牌会第一时间告诉你。`}</EmptyState>
    );
  if (isBare) return <NotYet />;
  if (tab === 'immediate')
    return (
      <EmptyState
        title={t`这会儿没有比赛`}
        action={<ButtonLink tone="soft" href={placeHref(kit.path, { tab: 'schedule' })}>{t`看全部赛程`}</ButtonLink>}
      >
        {t`开赛后比分会在这里跟着走。`}
      </EmptyState>
    );
  if (nearestAt === null) return <EmptyState title={t`这一天没有比赛`}>{t`有了赛程，比赛会排在这里。`}</EmptyState>;
  const nearest = dayOf(nearestAt, timeZone);
  return (
    <EmptyState
      title={t`这一天没有比赛`}
      action={
        <Button
          tone="soft"
          onClick={() => void navigate(placeHref(kit.path, { tab: nearestAt < now ? 'results' : 'schedule', day: nearest }))}
        >{t`看最近有比赛的一天`}</Button>
      }
    />
  );
}
