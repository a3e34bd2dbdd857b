import type { Match } from '@pitchside/api/scores/matches';
import { Card } from '@pitchside/ui/Card';
import { RowList } from '@pitchside/ui/RowList';
import { useNavigate } from 'react-router-dom';
import type { OddsBoard } from './odds.store.ts';
import { countPlaying } from './scoresFilter.ts';
import type { ScoreKit } from './scoresKit.ts';
import { placeHref, type ScorePlace } from './scoresPlace.ts';
import { Line, Rest } from './Scores.layout.ts';
import { ScoresCompanies } from './ScoresCompanies.tsx';
import { ScoresColumns } from './ScoresColumns.tsx';
import { ScoresFilter } from './ScoresFilter.tsx';
import { ScoresFind } from './ScoresFind.tsx';
import { ScoresHead } from './ScoresHead.tsx';
import { ScoresOrder } from './ScoresOrder.tsx';

interface ControlsProps {
  kit: Pick<ScoreKit, 'sport' | 'path'>;
  place: ScorePlace;
  day: string;
  today: string;
  timeZone: string | undefined;
  /** All matches of the tab, and how many of them are shown. */
  all: readonly Match[];
  shown: number;
  /** The matches are there: before that nothing is counted. */
  isKnown: boolean;
  live: readonly Match[];
  /** Number of collected matches of the sport. */
  mine: number;
  odds: OddsBoard;
}

/** Controls of the scores: sport, tab, day, filters and columns. */
export function ScoresControls({ kit, place, day, today, timeZone, all, shown, isKnown, live, mine, odds }: ControlsProps) {
  const navigate = useNavigate();
  const { tab, name } = place;
  const find = (next: string) =>
    void navigate(placeHref(kit.path, { tab, ...(place.day && { day: place.day }), name: next }), { preventScrollReset: true });
  return (
    <Card as="div" padding="none">
      <RowList as="div">
        <ScoresHead
          sport={kit.sport}
          tab={tab}
          day={day}
          today={today}
          timeZone={timeZone}
          playing={countPlaying(live)}
          mine={mine}
          hrefOf={(next) => placeHref(kit.path, { name, ...next })}
        />
        <Line>
          <ScoresFilter sport={kit.sport} tab={tab} all={all} shown={shown} isKnown={isKnown} onShowAll={() => name && find('')} />
          <Rest>
            <ScoresOrder />
            <ScoresCompanies companies={odds.companies} company={odds.company} isAwaited={odds.isAwaited} />
            <ScoresColumns sport={kit.sport} />
            <ScoresFind key={name} name={name} onFind={find} />
          </Rest>
        </Line>
      </RowList>
    </Card>
  );
}
