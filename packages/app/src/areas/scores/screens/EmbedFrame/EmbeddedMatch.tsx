import { useLingui } from '@lingui/react/macro';
import type { Embed } from '@pitchside/api/screens/EmbedFrame';
import { matchPhase } from '@pitchside/api/scores/matches';
import { Card } from '@pitchside/ui/Card';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { MatchEvents } from '@pitchside/ui/MatchEvents';
import { Scorebug } from '@pitchside/ui/Scorebug';
import { siteName } from '../../../../platform/system/names.ts';
import { eventView, isFootballEvent, leagueText } from '../../match.presenter.ts';
import { ScoreLink } from './EmbedFrame.layout.ts';
import { useEmbeddedMatch } from './useEmbeddedMatch.ts';

/** A match with its events, the newest first. */
export function EmbeddedMatch({ embed }: { embed: Embed }) {
  const { t } = useLingui();
  const found = useEmbeddedMatch(embed);
  if (!found) return null;
  const { match, score, href } = found;
  // Corners as rows would bury the rest.
  const events = found.events
    .filter(isFootballEvent)
    .filter(({ kind }) => kind !== 'corner')
    .toReversed();
  const none = matchPhase(match.status) === 'after' ? t`没有记下这场比赛的事件` : t`比赛还没有事件`;
  return (
    <Card stacked padding="titled" title={leagueText(match)} more={{ href, label: siteName }}>
      <ScoreLink href={href}>
        <Scorebug {...score} size="row" stretch />
      </ScoreLink>
      {events.length > 0 && (
        <MatchEvents
          events={events.map(eventView)}
          home={score.home}
          away={score.away}
          label={t({ id: 'detail.events', message: '事件' })}
        />
      )}
      {events.length === 0 && match.sport === 'football' && !embed.hidesScore && <EmptyState title={none} drawing={null} />}
    </Card>
  );
}
