import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { sides, type Side } from '../../scores/Crest/index.ts';
import { Scorebug, type ScorebugProps } from '../../scores/Scorebug/index.ts';
import { StatusChip } from '../../scores/StatusChip/index.ts';
import * as css from './RoomScore.css.ts';

export interface RoomScoreProps extends Omit<HTMLAttributes<HTMLDivElement>, 'className' | 'style'> {
  /** The match that the room shows. */
  match: Omit<ScorebugProps, 'size' | 'showStatus' | 'stretch'>;
  /** Competition and round: 英超 第12轮. */
  competition: string;
  /** The same in full, for a pointer that rests on it. */
  about?: string;
  /** What stands beside the minute: 上半场 · 半场 1-0; default none. */
  standing?: string;
  /** Who scored for each side, as they are read: 哈兰德 23'; default nobody. */
  scorers?: Record<Side, readonly string[]>;
  /** What is done with the match, at the end. */
  action?: ReactNode;
}

/** The score of the room's match, between the head of the room and its picture. */
export const RoomScore = forwardRef<HTMLDivElement, RoomScoreProps>(function RoomScore(
  { match, competition, about, standing, scorers, action, ...rest },
  ref,
) {
  const names = scorers && sides.some((side) => scorers[side].length > 0) && scorers;
  return (
    <div ref={ref} className={css.place} {...rest}>
      <div className={css.bar}>
        <span className={css.about} title={about}>
          {competition}
        </span>
        <span className={css.middle}>
          <Scorebug {...match} size="card" showStatus={false} />
          {names && (
            <span className={css.scorers}>
              {sides.map((side) => {
                const line = names[side].join(' · ');
                return (
                  <span key={side} className={css.scorer} title={line}>
                    {line}
                  </span>
                );
              })}
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
