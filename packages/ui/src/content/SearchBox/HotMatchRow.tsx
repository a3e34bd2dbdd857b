import { Autocomplete } from '@base-ui/react/autocomplete';
import { Crest } from '../../scores/Crest/index.ts';
import { isOn } from '../../scores/StatusChip/index.ts';
import { useStatusWords } from '../../scores/StatusChip/useStatusWords.ts';
import { MatchEnd } from './MatchEnd.tsx';
import type { HotMatch } from './SearchBox.types.ts';
import * as css from './SearchPanel.css.ts';
import { useWhen } from './useWhen.ts';

/** Matches of a placing up to this one are marked as the hottest. */
const topRanks = 3;

export interface HotMatchRowProps {
  match: HotMatch;
  /** Placing from 1. */
  rank: number;
  /** The match was followed. */
  onLeave: () => void;
}

/** One hot match: placing, sides with the score, and how many rooms show it or when it starts. */
export function HotMatchRow({ match, rank, onLeave }: HotMatchRowProps) {
  const { home, away, score, status, rooms = 0 } = match;
  const words = useStatusWords();
  const when = useWhen();
  const live = isOn(status);
  const isWaiting = status.kind === 'scheduled' && status.kickoffAt !== undefined;
  return (
    <Autocomplete.Item value={match} className={css.match} onClick={onLeave} render={<a href={match.href} tabIndex={-1} />}>
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
