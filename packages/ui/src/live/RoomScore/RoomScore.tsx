import { forwardRef, Fragment, type HTMLAttributes, type ReactNode } from 'react';
import { sides, type Side } from '../../scores/Crest/index.ts';
import { Scorebug, type ScorebugProps } from '../../scores/Scorebug/index.ts';
import { StatusChip } from '../../scores/StatusChip/index.ts';
import * as css from './RoomScore.css.ts';

/** Scorer, with the minutes and the player's page. */
export interface RoomScorer {
  name: string;
  /** Formatted for display: 12', 61'. */
  minutes: string;
  href?: string;
}

export interface RoomScoreProps extends Omit<HTMLAttributes<HTMLDivElement>, 'className' | 'style'> {
  /** The match that the room shows. */
  match: Omit<ScorebugProps, 'size' | 'showStatus' | 'stretch'>;
  /** Competition and round: 英超 第12轮. */
  competition: string;
  /** The same in full, for a pointer that rests on it. */
  about?: string;
  /** Text beside the minute: 上半场 · 半场 1-0; default none. */
  standing?: string;
  /** Scorers of each side; their line keeps its place while it is empty. Default none, as before the match. */
  scorers?: Record<Side, readonly RoomScorer[]>;
  /** The match's own page, where its score leads; default none. */
  href?: string;
  /** Action on the match, at the end. */
  action?: ReactNode;
}

/** The score of the room's match, between the head of the room and its picture. */
export const RoomScore = forwardRef<HTMLDivElement, RoomScoreProps>(function RoomScore(
  { match, competition, about, standing, scorers, href, action, ...rest },
  ref,
) {
  const bug = <Scorebug {...match} size="card" showStatus={false} />;
  return (
    <div ref={ref} className={css.place} {...rest}>
      <div className={css.bar}>
        <span className={css.about} title={about}>
          {competition}
        </span>
        <span className={css.middle}>
          {href ? (
            <a className={css.way} href={href}>
              {bug}
            </a>
          ) : (
            bug
          )}
          {scorers && (
            <span className={css.scorers}>
              {sides.map((side) => (
                <span key={side} className={css.scorer} title={scorers[side].map(({ name, minutes }) => `${name} ${minutes}`).join(' · ')}>
                  {scorers[side].map(({ name, minutes, href: page }, index) => (
                    <Fragment key={name}>
                      {index > 0 && ' · '}
                      {page ? (
                        <a className={css.name} href={page}>
                          {name}
                        </a>
                      ) : (
                        name
                      )}{' '}
                      {minutes}
                    </Fragment>
                  ))}
                </span>
              ))}
            </span>
          )}
        </span>
        <span className={css.stand}>
          <span className={css.minute}>
            <StatusChip status={match.status} />
          </span>
          {standing && <span className={css.words}>{standing}</span>}
          {action}
        </span>
      </div>
    </div>
  );
});
