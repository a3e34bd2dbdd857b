import type { ScoreMatch } from '@pitchside/ui/ScoreTable';
import { useNow } from '@pitchside/ui/format';
import { useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { listGoalsOf } from '../goals.store.ts';
import { VisuallyHidden } from '../../../platform/visuallyHidden/visuallyHidden.layout.ts';
import { choiceOf, scoreChoices } from './scoresChoice.store.ts';
import { boundsOf, dayOf } from '@pitchside/api/screens/days';
import { isChosen, isNamed } from './scoresFilter.ts';
import type { ScoreKit } from './scoresKit.ts';
import { placeOf } from './scoresPlace.ts';
import { isOnTab } from './scoresSections.ts';
import { Page } from '../../../platform/page/Page.layout.ts';
import { ScoresControls } from './ScoresControls.tsx';
import { ScoresMine } from './ScoresMine.tsx';
import { ScoresTable } from './ScoresTable.tsx';
import { useOddsBoard } from './useOddsBoard.ts';
import { useScoreZone } from './useScoreZone.ts';
import { useScoreRows } from './useScoreRows.ts';

/** Page of live scores: own matches, controls, table. A `random` parameter reloads everything, as the specification asks. */
export function ScoresFrame<Item extends ScoreMatch>({ kit, title }: { kit: ScoreKit<Item>; title: string }) {
  const [parameters] = useSearchParams();
  return <Scores key={`${kit.sport} ${parameters.get('random') ?? ''}`} kit={kit} title={title} />;
}

function Scores<Item extends ScoreMatch>({ kit, title }: { kit: ScoreKit<Item>; title: string }) {
  const [parameters] = useSearchParams();
  const place = placeOf(parameters);
  const now = useNow(60_000);
  const { choices, company } = useSnapshot(scoreChoices);
  const timeZone = useScoreZone();
  const today = dayOf(now, timeZone);
  const day = place.day ?? today;
  const { tab, name, match: wanted } = place;
  // Of a day that is over the live table holds the evening at most.
  const past = useMemo(() => (tab === 'results' && day <= today ? boundsOf(day, timeZone) : undefined), [tab, day, today, timeZone]);
  const odds = useOddsBoard(kit.sport, company, past);
  const rows = useScoreRows(kit.sport, tab, day, timeZone);
  const all = useMemo(() => rows.list.filter((match) => isOnTab(match, tab, now)), [rows.list, tab, now]);
  const choice = useMemo(() => choiceOf(choices, kit.sport, tab, all), [choices, kit.sport, tab, all]);
  // A match in the address shows regardless of the filters.
  const shown = useMemo(
    () => all.filter((match) => match.id === wanted || (isChosen(match, choice) && isNamed(match, name))),
    [all, choice, name, wanted],
  );

  useEffect(() => listGoalsOf(shown.map(({ id }) => id)), [shown]);

  return (
    <Page data-ready>
      <VisuallyHidden as="h1">{title}</VisuallyHidden>
      <ScoresMine live={rows.live} mine={rows.mine} isKnown={rows.isLiveKnown} />
      <ScoresControls
        kit={kit}
        place={place}
        day={day}
        today={today}
        timeZone={timeZone}
        all={all}
        shown={shown.length}
        isKnown={rows.state === 'ready' || all.length > 0}
        live={rows.live}
        mine={rows.mine.length}
        odds={odds}
      />
      <ScoresTable
        kit={kit}
        title={title}
        place={place}
        day={day}
        timeZone={timeZone}
        all={all}
        shown={shown}
        now={now}
        state={rows.state}
        nearestAt={rows.nearestAt}
        isBare={rows.isBare}
        onRetry={rows.retry}
        odds={odds}
      />
    </Page>
  );
}
