import { useLingui } from '@lingui/react/macro';
import { Divider } from '@pitchside/ui/Divider';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { Link } from '@pitchside/ui/Link';
import { MatchAgenda, MatchAgendaSkeleton } from '@pitchside/ui/MatchAgenda';
import { MatchCard, MatchCardSkeleton } from '@pitchside/ui/MatchCard';
import { Text } from '@pitchside/ui/Text';
import { Flame, Star } from 'lucide-react';
import { routes } from '../../../../routes.data.ts';
import { leagueText, matchHref, scoreView, useMatchNote } from '../../../scores/index.ts';
import { useSight, useSights } from '../../../../platform/guard/useSights.ts';
import { loadHighlights } from './highlights.store.ts';
import { agendaSize } from './matches.rules.ts';
import { MineMark, MinePlace, Rail, RailHead, RailLines } from './Stage.layout.ts';
import { useHighlights } from './useHighlights.ts';

interface MainRailProps {
  /** No player stands beside it. */
  lies: boolean;
  /** It is not known yet where it stands, so that it shows no match. */
  waits: boolean;
}

/** The match that matters to the person, and the day's other important ones. */
export function MainRail({ lies, waits }: MainRailProps) {
  const { t } = useLingui();
  const highlights = useHighlights();
  const { state, mine, agenda } = waits ? waiting : highlights;
  if (state === 'ready' && !mine && agenda.length === 0) return null;
  return (
    <Rail aria-labelledby="today" aria-busy={state === 'loading'} $lies={lies}>
      {state !== 'failed' && <MinePlace>{mine ? <Mine {...mine} /> : state === 'loading' && <MatchCardSkeleton size="row" />}</MinePlace>}
      <RailHead>
        <Text as="h2" size="l" id="today">{t`今日赛事`}</Text>
        <Text size="s">
          <Link alone more tone="muted" href={routes.football.path}>{t`全部比分`}</Link>
        </Text>
        <Divider />
      </RailHead>
      <RailLines $lies={lies}>
        {state === 'loading' && <MatchAgendaSkeleton lines={agendaSize} />}
        {state === 'failed' && <ErrorState layout="row" title={t`赛事没能送到`} onRetry={loadHighlights} />}
        {state === 'ready' && <Agenda ids={agenda} />}
      </RailLines>
    </Rail>
  );
}

const waiting: ReturnType<typeof useHighlights> = { state: 'loading', mine: undefined, agenda: [] };

/** The lines of the day, drawn anew with every score of theirs. */
function Agenda({ ids }: { ids: readonly string[] }) {
  const { t } = useLingui();
  return (
    <MatchAgenda
      label={t`今日赛事`}
      matches={useSights(ids).map((match) => ({
        id: match.id,
        match: scoreView(match),
        league: match.competition.short_name,
        href: matchHref(match),
        watchable: match.room_count > 0,
      }))}
    />
  );
}

function Mine({ id, isMine }: { id: string; isMine: boolean }) {
  const { t } = useLingui();
  const note = useMatchNote();
  const match = useSight(id);
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
