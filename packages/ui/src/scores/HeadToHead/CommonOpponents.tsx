import { useLingui } from '@lingui/react/macro';
import { Crest } from '../Crest/Crest.tsx';
import { sides, type Side, type Team } from '../Crest/team.ts';
import { useFormat } from '../../format/index.ts';
import { ResultLetter } from '../FormStrip/index.ts';
import { EmptyState } from '../../feedback/EmptyState/index.ts';
import { commonCell, commonHead, commonTable, met, metScore, opponent as opponentCell } from './HeadToHead.css.ts';
import { resultFor, type PastMatch } from './pastMatch.ts';

/** A team that both sides met, and those matches. */
export interface CommonOpponent {
  team: Team;
  /** Matches of each side against it, newest first. */
  matches: Record<Side, readonly PastMatch[]>;
}

export interface CommonOpponentsProps {
  home: Team;
  away: Team;
  opponents: readonly CommonOpponent[];
  /** IANA zone of the days; default the viewer's own. */
  timeZone?: string;
}

/** Recent opponents of both sides, with the results of each. */
export function CommonOpponents({ home, away, opponents, timeZone }: CommonOpponentsProps) {
  const { t } = useLingui();
  const teams = { home, away };
  if (opponents.length === 0) return <EmptyState title={t`没有共同对手`} drawing={null} />;
  return (
    <table className={commonTable} aria-label={t`共同对手`}>
      <colgroup>
        <col />
        <col width="38%" />
        <col width="38%" />
      </colgroup>
      <thead>
        <tr>
          <th scope="col" className={commonHead}>{t`对手`}</th>
          {sides.map((side) => (
            <th key={side} scope="col" className={commonHead}>
              {teams[side].shortName}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {opponents.map(({ team, matches }) => (
          <tr key={team.id}>
            <th scope="row" className={commonCell}>
              <span className={opponentCell}>
                <Crest team={team} size={20} />
                <span title={team.name}>{team.shortName}</span>
              </span>
            </th>
            {sides.map((side) => (
              <td key={side} className={commonCell}>
                {matches[side].map((match) => (
                  <Met key={match.id} match={match} team={teams[side]} timeZone={timeZone} />
                ))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** One of those matches from the team's own side: its score first, home or away, and when. */
function Met({ match, team, timeZone }: { match: PastMatch; team: Team; timeZone: string | undefined }) {
  const { t } = useLingui();
  const format = useFormat(timeZone);
  const result = resultFor(match, team.id);
  const atHome = match.home.id === team.id;
  const { home, away } = match.score;
  const score = atHome ? `${home}-${away}` : `${away}-${home}`;
  return (
    <span className={met}>
      {result && <ResultLetter result={result} />}
      {match.href ? (
        <a className={metScore} href={match.href}>
          {score}
        </a>
      ) : (
        <span className={metScore}>{score}</span>
      )}
      <span>{atHome ? t`主场` : t`客场`}</span>
      <span>{format.fullDate(match.at)}</span>
    </span>
  );
}
