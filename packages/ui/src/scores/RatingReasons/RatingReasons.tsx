import { useLingui } from '@lingui/react/macro';
import { forwardRef, useState } from 'react';
import { Button } from '../../actions/Button/index.ts';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';
import { Crest } from '../Crest/Crest.tsx';
import { sides, type Team } from '../Crest/team.ts';
import { byRating, type RatedPlayer, type RatingCode, type RatingPart } from './ratings.ts';
import { columns, frame, head, item, list, name, part, parts, ratings, values } from './RatingReasons.css.ts';

export interface RatingReasonsProps extends RootProps {
  home: Team;
  away: Team;
  players: readonly RatedPlayer[];
  /** Players of each side that are shown at first; default 3. */
  first?: number;
}

const lookOf = (value: number): keyof typeof ratings => (value >= 7.5 ? 'high' : value >= 6.8 ? 'good' : value >= 6 ? 'fair' : 'low');

/** Best players of both sides, and what each rating is made of. */
export const RatingReasons = forwardRef<HTMLDivElement, RatingReasonsProps>(function RatingReasons(
  { home, away, players, first = 3, ...root },
  ref,
) {
  const { t } = useLingui();
  const [showsAll, setShowsAll] = useState(false);
  const teams = { home, away };
  const most = showsAll ? Infinity : first;
  const hasMore = sides.some((side) => players.filter((player) => player.side === side).length > first);
  return (
    <div className={frame} ref={ref} {...rootOf(root)}>
      <div className={columns}>
        {sides.map((side) => {
          const { shortName } = teams[side];
          return (
            <div key={side}>
              <div className={head} aria-hidden="true">
                <Crest team={teams[side]} size={20} />
                {shortName}
              </div>
              <ul className={list} aria-label={t`${shortName} 评分`}>
                {byRating(players.filter((player) => player.side === side))
                  .slice(0, most)
                  .map((player) => (
                    <Rated key={player.id} player={player} />
                  ))}
              </ul>
            </div>
          );
        })}
      </div>
      {hasMore && (
        <Button size="s" tone="soft" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? t`只看最佳` : t`全部球员`}
        </Button>
      )}
    </div>
  );
});

/** One player: rating, name, and the reasons with their points. */
function Rated({ player: { name: called, href, rating, reasons } }: { player: RatedPlayer }) {
  const { t } = useLingui();
  return (
    <li className={item}>
      <span className={ratings[lookOf(rating)]}>
        <span className={visuallyHidden}>{t`评分`} </span>
        {rating.toFixed(1)}
      </span>
      {href ? (
        <a className={name} href={href} title={called}>
          {called}
        </a>
      ) : (
        <span className={name} title={called}>
          {called}
        </span>
      )}
      <Reasons reasons={reasons} />
    </li>
  );
}

function Reasons({ reasons }: { reasons: readonly RatingPart[] }) {
  const { t } = useLingui();
  const names: Record<RatingCode, string> = {
    play: t`比赛表现`,
    goal: t`进球`,
    penalty: t`点球`,
    assist: t`助攻`,
    save: t`扑救`,
    'on-target': t`射正`,
    'off-target': t`射偏`,
    foul: t`犯规`,
    'own-goal': t`乌龙球`,
    yellow: t`黄牌`,
    'second-yellow': t`两黄变红`,
    red: t`红牌`,
    result: t({ id: 'rating.result', message: '球队比分' }),
    limit: t`评分范围`,
  };
  return (
    <ul className={parts} aria-label={t`评分由来`}>
      {reasons.map(({ code, count, value }) => (
        <li key={code} className={part}>
          {count > 1 ? `${names[code]} ×${count}` : names[code]}
          <span className={values[code === 'play' ? 'base' : value < 0 ? 'takes' : 'adds']}>
            {code === 'play' ? value.toFixed(2) : `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(2)}`}
          </span>
        </li>
      ))}
    </ul>
  );
}
