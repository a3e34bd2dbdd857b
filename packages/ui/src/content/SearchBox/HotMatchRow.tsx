import { Autocomplete } from '@base-ui/react/autocomplete';
import { Trans, useLingui } from '@lingui/react/macro';
import { Crest } from '../../scores/Crest/index.ts';
import { useFormat } from '../../format/index.ts';
import { isOn, type MatchStatus } from '../../scores/StatusChip/index.ts';
import { useStatusWords } from '../../scores/StatusChip/useStatusWords.ts';
import { useEnvironment } from '../../theme/UiProvider/index.ts';
import type { HotMatch } from './SearchBox.types.ts';
import * as css from './SearchPanel.css.ts';

const day = 86_400_000;
/** Matches of a placing up to this one are marked as the hottest. */
const topRanks = 3;

/** Kick-off as a fan says it (03:00 today, 明天 08:30, 周日 09:00 within a week, else the date), or the word for where the match stands. */
function useWhen(status: MatchStatus): string {
  const { t } = useLingui();
  const { now } = useEnvironment();
  const format = useFormat();
  const words = useStatusWords();
  const { kind, kickoffAt: at } = status;
  if (kind !== 'scheduled' || at === undefined) return words.short(status);
  const today = now();
  const time = format.time(at);
  if (format.sameDay(at, today)) return time;
  if (format.sameDay(at, today + day)) return t`明天 ${time}`;
  return `${at > today && at - today < 6 * day ? format.weekday(at) : format.date(at)} ${time}`;
}

export interface HotMatchRowProps {
  match: HotMatch;
  /** Placing from 1. */
  rank: number;
  /** The match was followed. */
  onLeave: () => void;
}

/** One hot match: placing, sides with the score, and whether it is on or when it starts. */
export function HotMatchRow({ match, rank, onLeave }: HotMatchRowProps) {
  const { home, away, score, status } = match;
  const live = isOn(status);
  const when = useWhen(status);
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
      {live ? (
        <span className={css.live}>
          <Trans>直播</Trans>
        </span>
      ) : (
        <span className={css.when}>{when}</span>
      )}
    </Autocomplete.Item>
  );
}
