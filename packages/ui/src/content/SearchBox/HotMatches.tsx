import { Autocomplete } from '@base-ui/react/autocomplete';
import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import type { HotMatch } from './SearchBox.types.ts';
import * as css from './SearchPanel.css.ts';
import { Crest } from '../../scores/Crest/index.ts';
import { isOn } from '../../scores/StatusChip/index.ts';
import { useStatusLabels } from '../../scores/StatusChip/useStatusLabels.ts';
import { MatchEnd } from './MatchEnd.tsx';
import { useWhen } from './useWhen.ts';
import { bare } from '../../theme/bare.css.ts';

/** Matches of a placing up to this one are marked as the hottest. */
const topRanks = 3;

interface HotMatchRowProps {
  match: HotMatch;
  /** Placing from 1. */
  rank: number;
  /** The match was followed. */
  onLeave: () => void;
}

/** One hot match: placing, sides with the score, and how many rooms show it or when it starts. */
function HotMatchRow({ match, rank, onLeave }: HotMatchRowProps) {
  const { home, away, score, status, rooms = 0 } = match;
  const words = useStatusLabels();
  const when = useWhen();
  const live = isOn(status);
  const isWaiting = status.kind === 'scheduled' && status.kickoffAt !== undefined;
  return (
    <Autocomplete.Item
      value={match}
      className={css.match}
      onClick={onLeave}
      render={<a className={bare} href={match.href} tabIndex={-1} />}
    >
      <span className={css.rank({ top: rank <= topRanks })}>{rank}</span>
      <span className={css.sides}>
        <Crest team={home} size={18} />
        <span className={css.side}>{home.shortName}</span>
        {score ? (
          <span className={css.score} data-live={live || undefined}>
            {score.home}-{score.away}
          </span>
        ) : (
          <span className={css.versus}>VS</span>
        )}
        <span className={css.side}>{away.shortName}</span>
        <Crest team={away} size={18} />
      </span>
      <MatchEnd rooms={rooms} live={live} when={isWaiting ? when(status.kickoffAt ?? 0) : words.short(status)} />
    </Autocomplete.Item>
  );
}

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
