import { useLingui } from '@lingui/react/macro';
import { CardMark } from '../CardMark/CardMark.tsx';
import { Crest } from '../Crest/Crest.tsx';
import type { Side } from '../Crest/team.ts';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import { cards, rank, sideCell, team, teamName } from './MatchRow.css.ts';
import type { MatchRowItem } from './match.ts';

/** Whether a side won, lost, or neither yet. */
function outcome({ status, score, penalties }: MatchRowItem, side: Side): keyof typeof teamName {
  if (status.kind !== 'finished' || !score) return 'open';
  const level = score.home === score.away;
  const [own, other] = level && penalties ? [penalties.home, penalties.away] : [score.home, score.away];
  if (own === other) return 'open';
  return (own > other) === (side === 'home') ? 'won' : 'lost';
}

/** One side of a row: name and crest next to the score, then cards, then the place in the league. */
export function MatchSide({ match, side, hit }: { match: MatchRowItem; side: Side; hit: Side | null }) {
  const { t } = useLingui();
  const own = match[side];
  const place = match.ranks?.[side];
  const shown = match.cards?.[side];
  return (
    <td className={sideCell[hit === side ? side : 'still']}>
      <div className={team[side]}>
        <Crest team={own} size={20} />
        <span className={teamName[outcome(match, side)]} title={own.name}>
          {own.shortName}
        </span>
        {shown && (shown.yellow > 0 || shown.red > 0) && (
          <span className={cards}>
            <CardMark kind="red" count={shown.red} />
            <CardMark kind="yellow" count={shown.yellow} />
          </span>
        )}
        {place !== undefined && (
          <span className={rank}>
            <span aria-hidden="true">[{place}]</span>
            <span className={visuallyHidden}>{t`排名第 ${place}`}</span>
          </span>
        )}
      </div>
    </td>
  );
}
