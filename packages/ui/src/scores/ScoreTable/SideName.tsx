import { useLingui } from '@lingui/react/macro';
import { CardMark } from '../CardMark/index.ts';
import { Crest } from '../Crest/Crest.tsx';
import type { Score, Side } from '../Crest/team.ts';
import type { MatchStatusKind } from '../StatusChip/index.ts';
import { outcomeOf } from '../StatusChip/outcome.ts';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import { useLive } from './context.ts';
import type { ScoreMatch } from './match.ts';
import { cards, rank, team, teamName } from './Row.css.ts';
import { TeamName } from './TeamName.tsx';

interface SideNameProps {
  match: ScoreMatch;
  side: Side;
  score: Score | null;
  kind: MatchStatusKind;
}

/** One side of a row: name and crest next to the score, then cards, then the place in the league. */
export function SideName({ match, side, score, kind }: SideNameProps) {
  const { t } = useLingui();
  const own = match[side];
  const place = match.ranks?.[side];
  const shown = useLive(match, 'cards', match.cards, (value) => value?.[side]);
  return (
    <div className={team[side]}>
      <Crest team={own} size={20} />
      <TeamName short={own.shortName} full={own.name} look={teamName[outcomeOf(kind, score, side, match.penalties)]} />
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
  );
}
