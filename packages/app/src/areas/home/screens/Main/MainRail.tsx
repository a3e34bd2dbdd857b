import { useLingui } from '@lingui/react/macro';
import { sports, type Sport } from '@pitchside/api/scores/matches';
import { Divider } from '@pitchside/ui/Divider';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { Link } from '@pitchside/ui/Link';
import { MatchAgendaSkeleton } from '@pitchside/ui/MatchAgenda';
import { MatchCard, MatchCardSkeleton } from '@pitchside/ui/MatchCard';
import { SegmentedControl } from '@pitchside/ui/SegmentedControl';
import { Text } from '@pitchside/ui/Text';
import { Flame, Star } from 'lucide-react';
import { useState } from 'react';
import { routes } from '../../../../routes.data.ts';
import { leagueText, scoreView } from '../../../scores/match.presenter.ts';
import { matchHref } from '../../../scores/matchLinks.ts';
import { useMatchNote } from '../../../scores/useMatchNote.ts';
import { useInterest } from '../../../../platform/idle/useInterest.ts';
import { useVisibleMatch } from '../../../../platform/guard/useVisibleMatches.ts';
import { loadHighlights } from './highlights.store.ts';
import { agendaSize } from './matchesRules.ts';
import { RailOther } from './rail.lazy.ts';
import { RailAgenda } from './RailAgenda.tsx';
import { MineMark, MinePlace, Rail, RailHead, RailLines } from './Stage.layout.ts';
import { useHighlights } from './useHighlights.ts';
import { Later } from '../../../../platform/drawn/Later.tsx';

interface MainRailProps {
  /** No player stands beside it. */
  lies: boolean;
  /** It is not known yet where it stands, so that it shows no match. */
  waits: boolean;
}

/** The match that matters to the person, and the day's other important ones. */
export function MainRail({ lies, waits }: MainRailProps) {
  const { t } = useLingui();
  const [sport, setSport] = useState<Sport>('football');
  const interested = useInterest();
  const highlights = useHighlights();
  const { state, mine, agenda } = waits ? waiting : highlights;
  const names: Record<Sport, string> = { football: t`足球`, basketball: t`篮球`, esports: t`电竞` };
  if (state === 'ready' && !mine && agenda.length === 0) return null;
  return (
    <Rail aria-labelledby="today" aria-busy={state === 'loading'} $lies={lies}>
      {state !== 'failed' && <MinePlace>{mine ? <Mine {...mine} /> : state === 'loading' && <MatchCardSkeleton size="row" />}</MinePlace>}
      <RailHead>
        <Text as="h2" size="l" id="today">
          {t({ id: 'rail.today', message: '今日赛事' })}
        </Text>
        <SegmentedControl
          look="line"
          size="s"
          dense
          label={t`运动`}
          value={sport}
          onValueChange={setSport}
          segments={sports.map((value) => ({ value, label: names[value] }))}
        />
        <Text size="s">
          <Link alone more tone="muted" href={pages[sport]}>{t`全部`}</Link>
        </Text>
        <Divider />
      </RailHead>
      <RailLines $lies={lies}>
        {sport !== 'football' ? (
          <Later fallback={<MatchAgendaSkeleton lines={agendaSize} />}>
            <RailOther sport={sport} />
          </Later>
        ) : state === 'loading' ? (
          <MatchAgendaSkeleton lines={agendaSize} />
        ) : state === 'failed' ? (
          <ErrorState layout="row" title={t`赛事没能送到`} onRetry={loadHighlights} />
        ) : (
          <RailAgenda ids={agenda} reservable={interested} />
        )}
      </RailLines>
    </Rail>
  );
}

/** Live-score page of each sport. */
const pages: Record<Sport, string> = {
  football: routes.football.path,
  basketball: routes.basketball.path,
  esports: `${routes.scoreLive.path}?sport=3`,
};

const waiting: ReturnType<typeof useHighlights> = { state: 'loading', mine: undefined, agenda: [] };

function Mine({ id, isMine }: { id: string; isMine: boolean }) {
  const { t } = useLingui();
  const note = useMatchNote();
  const match = useVisibleMatch(id);
  if (!match) return null;
  const mark = (
    <Text tone="ink" weight="medium">
      <MineMark>
        {isMine ? <Star size={16} fill="currentColor" aria-hidden /> : <Flame size={16} aria-hidden />}
        {isMine ? t`我的比赛` : t`热门`}
      </MineMark>
    </Text>
  );
  return (
    <MatchCard
      size="row"
      match={scoreView(match)}
      href={matchHref(match)}
      league={leagueText(match)}
      mark={mark}
      note={note(match)}
      go={match.room_count > 0 ? t`看直播` : undefined}
    />
  );
}
