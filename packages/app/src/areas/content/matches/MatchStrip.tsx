import { useLingui } from '@lingui/react/macro';
import type { Match } from '@pitchside/api/scores/matches';
import { ButtonLink } from '@pitchside/ui/ButtonLink';
import { Scorebug } from '@pitchside/ui/Scorebug';
import { Text } from '@pitchside/ui/Text';
import { leagueText, scoreView } from '../../scores/match.presenter.ts';
import { matchHref } from '../../scores/matchLinks.ts';
import { Strip } from './matches.layout.ts';

/** The match that a post is about, in one line with the way to it. */
export function MatchStrip({ match }: { match: Match }) {
  const { t } = useLingui();
  const { home, away } = scoreView(match);
  const go = match.room_count > 0 ? t`看直播` : t`看比赛`;
  return (
    <Strip>
      <Scorebug {...scoreView(match)} />
      <Text size="s" tone="quiet" cut={2}>
        {leagueText(match)}
      </Text>
      <ButtonLink size="s" tone="soft" href={matchHref(match)} label={`${go} ${home.shortName} - ${away.shortName}`}>
        {go}
      </ButtonLink>
    </Strip>
  );
}
