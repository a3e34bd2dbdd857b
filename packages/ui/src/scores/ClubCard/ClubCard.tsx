import { forwardRef, type ReactNode } from 'react';
import { Chip } from '../../actions/Chip/index.ts';
import { Skeleton } from '../../feedback/Skeleton/index.ts';
import { teamColors } from '../../pictures/teamColor.ts';
import { Crest } from '../Crest/Crest.tsx';
import type { Team } from '../Crest/team.ts';
import * as css from './ClubCard.css.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';

/** A figure of a club: 1, 28, 27:11. */
export interface ClubCardFigure {
  id: string;
  value: ReactNode;
  /** Label of the figure. */
  label: string;
}

export interface ClubCardProps extends RootProps {
  team: Team;
  /** The page of the club. */
  href: string;
  /** Its name with stretches set off; default the name as it is. */
  shown?: ReactNode;
  /** Kind of entry: 球队. */
  kind: string;
  /** Its league, or the other name that the search matched. */
  note?: ReactNode;
  /** Place, points, goals; none for a club without a table. */
  figures?: readonly ClubCardFigure[];
  /** The form, such as a `FormStrip`, under the text of its label. */
  form?: { strip: ReactNode; label: string };
  /** Further links: fixtures, table, squad. */
  acts?: ReactNode;
  /** The club's current or next match, with its actions; without one the card has one part. */
  match?: ReactNode;
}

/** A club as a search result: the crest on its colour, the standing, and beside it the match. */
export const ClubCard = forwardRef<HTMLElement, ClubCardProps>(function ClubCard(
  { team, href, shown, kind, note, figures = [], form, acts, match, ...root },
  ref,
) {
  return (
    <article className={css.card} data-match={match ? true : undefined} ref={ref} {...rootOf(root)}>
      <div className={css.club} style={teamColors(team, team)}>
        <span className={css.plate} aria-hidden="true">
          <Crest team={team} size={88} />
        </span>
        <div className={css.words}>
          <h2 className={css.title}>
            <a className={css.name} href={href}>
              {shown ?? team.name}
            </a>
            <Chip tone="turf">{kind}</Chip>
            {note && <span className={css.note}>{note}</span>}
          </h2>
          {(figures.length > 0 || form) && (
            <dl className={css.figures}>
              {figures.map(({ id, value, label }) => (
                <div key={id} className={css.figure}>
                  <dt className={css.label}>{label}</dt>
                  <dd className={css.value}>{value}</dd>
                </div>
              ))}
              {form && (
                <div className={css.figure}>
                  <dt className={css.label}>{form.label}</dt>
                  <dd className={css.form}>{form.strip}</dd>
                </div>
              )}
            </dl>
          )}
          {acts && <div className={css.acts}>{acts}</div>}
        </div>
      </div>
      {match && <div className={css.match}>{match}</div>}
    </article>
  );
});

/** Skeleton of the card, with the same height. */
export function ClubCardSkeleton() {
  return (
    <div className={css.card} aria-hidden="true">
      <div className={css.club}>
        <span className={css.plate}>
          <Skeleton shape="block" width={88} height={88} />
        </span>
        <div className={css.words}>
          <Skeleton width={160} height={26} />
          <Skeleton width={280} height={44} />
          <Skeleton width={240} height={32} />
        </div>
      </div>
    </div>
  );
}
