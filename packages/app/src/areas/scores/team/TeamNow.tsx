import { useLingui } from '@lingui/react/macro';
import type { Match } from '@pitchside/api/scores/matches';
import { ButtonLink } from '@pitchside/ui/ButtonLink';
import { Card } from '@pitchside/ui/Card';
import { ResultLetter } from '@pitchside/ui/FormStrip';
import { useFormat } from '@pitchside/ui/format';
import { Scorebug } from '@pitchside/ui/Scorebug';
import { Text } from '@pitchside/ui/Text';
import type { ReactNode } from 'react';
import { detailHref, watchHref } from '../matchLinks.ts';
import { leagueText, scoreView } from '../match.presenter.ts';
import { ReserveButton } from '../ReserveButton.tsx';
import { resultOf } from '../base/opponent.ts';
import { aroundNow } from './team.presenter.ts';
import { Ends, MatchPlace, Three } from '../base/Subject.layout.ts';
import type { TeamView } from './useTeam.ts';

/** The last match, the one that is on, and the next one, each with one thing to do; nothing where there is none. */
export function TeamNow({ team: { matches, id } }: { team: TeamView }) {
  const { t } = useLingui();
  const { last, now, next } = aroundNow(matches);
  const result = last && resultOf(last, id);
  return (
    <Three>
      {last && (
        <OneMatch title={t`上一场`} match={last} mark={result && <ResultLetter result={result} />}>
          <ButtonLink tone="soft" size="s" href={detailHref(last)}>
            {t({ id: 'detail.situation', message: '赛况' })}
          </ButtonLink>
        </OneMatch>
      )}
      {now && (
        <OneMatch title={t`正在进行`} match={now}>
          {now.room_count > 0 ? (
            <ButtonLink size="s" href={watchHref(now.id)}>{t`看直播`}</ButtonLink>
          ) : (
            <ButtonLink tone="soft" size="s" href={detailHref(now)}>
              {t({ id: 'detail.situation', message: '赛况' })}
            </ButtonLink>
          )}
        </OneMatch>
      )}
      {next && (
        <OneMatch title={t`下一场`} match={next}>
          <ReserveButton matchId={next.id} />
        </OneMatch>
      )}
    </Three>
  );
}

function OneMatch({ title, match, mark, children }: { title: string; match: Match; mark?: ReactNode; children: ReactNode }) {
  const format = useFormat();
  return (
    <Card aria-label={title}>
      <MatchPlace>
        <Ends>
          <Text weight="strong">{title}</Text>
          <Text size="s" tone="quiet">
            {leagueText(match)}
          </Text>
        </Ends>
        <Scorebug {...scoreView(match)} stretch />
        <Ends>
          <Text size="s" tone="quiet">
            {format.date(match.kickoff_at)} {format.weekday(match.kickoff_at)} {format.time(match.kickoff_at)} {mark}
          </Text>
          {children}
        </Ends>
      </MatchPlace>
    </Card>
  );
}
