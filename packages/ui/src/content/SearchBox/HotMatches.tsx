import { Autocomplete } from '@base-ui/react/autocomplete';
import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import { HotMatchRow } from './HotMatchRow.tsx';
import type { HotMatch } from './SearchBox.types.ts';
import * as css from './SearchPanel.css.ts';

/** Number of hot matches that the panel lists. */
export const hotMatchLimit = 10;

const places = Array.from({ length: hotMatchLimit }, (_, index) => index);

export interface HotMatchesProps {
  /** Hottest first. */
  matches: readonly HotMatch[];
  /** Whether they are loading; their places are reserved. */
  waits: boolean;
  /** A match was followed. */
  onLeave: () => void;
}

/** The hottest matches of the moment, as options of the search field. */
export function HotMatches({ matches, waits, onLeave }: HotMatchesProps) {
  const heading = useId();
  return (
    <section>
      <div className={css.head}>
        <h2 id={heading} className={css.title}>
          <Trans>热门比赛</Trans>
        </h2>
      </div>
      {waits ? (
        <div role="status">
          <span className={visuallyHidden}>
            <Trans>努力加载中</Trans>
          </span>
          {places.map((place) => (
            <div key={place} className={css.match}>
              <span className={css.bone} />
              <span className={css.bone} />
              <span className={css.shortBone} />
            </div>
          ))}
        </div>
      ) : (
        <Autocomplete.List aria-labelledby={heading}>
          {matches.slice(0, hotMatchLimit).map((match, index) => (
            <HotMatchRow key={match.id} match={match} rank={index + 1} onLeave={onLeave} />
          ))}
        </Autocomplete.List>
      )}
    </section>
  );
}
