import { useLingui } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import { forwardRef, type CSSProperties, type HTMLAttributes, type ReactNode } from 'react';
import { Crest, type Team } from '../../scores/Crest/index.ts';
import * as css from './MergeStrip.css.ts';

/** One of two teams. */
export interface MergeSide {
  team: Team;
  /** Below its name: how much it played, its id. */
  note: ReactNode;
}

export interface MergeStripProps extends Omit<HTMLAttributes<HTMLDivElement>, 'className' | 'style' | 'children'> {
  /** The one that stays. */
  into: MergeSide;
  /** The team that is merged into it. */
  from: MergeSide;
}

const edge = (color: string) => ({ '--edge': color }) as CSSProperties;

/** Two teams to be merged: the remaining one on the left in full colour, the one merged into it on the right. */
export const MergeStrip = forwardRef<HTMLDivElement, MergeStripProps>(function MergeStrip({ into, from, ...rest }, ref) {
  const { t } = useLingui();
  return (
    <div ref={ref} className={css.frame} {...rest}>
      <div className={css.strip}>
        <div className={css.side.into} style={edge(into.team.colors[0])}>
          <Crest team={into.team} size={40} />
          <div className={css.words}>
            <b className={css.name}>{into.team.name}</b>
            <small className={css.note}>{into.note}</small>
          </div>
        </div>
        <div className={css.middle}>
          <span className={css.arrow}>
            <ArrowLeft size={16} aria-hidden="true" />
            <span className={css.word}>{t`并入`}</span>
          </span>
        </div>
        <div className={css.side.from} style={edge(from.team.colors[0])}>
          <Crest team={from.team} size={40} />
          <div className={css.words}>
            <b className={css.name}>{from.team.name}</b>
            <small className={css.note}>{from.note}</small>
          </div>
        </div>
      </div>
    </div>
  );
});
