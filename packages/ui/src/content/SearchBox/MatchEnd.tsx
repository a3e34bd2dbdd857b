import { Plural, Trans } from '@lingui/react/macro';
import { Tv } from 'lucide-react';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import * as css from './SearchPanel.css.ts';

export interface MatchEndProps {
  /** Number of rooms that show the match now. */
  rooms: number;
  /** The match is on. */
  live: boolean;
  /** Start time, or the status of the match. */
  when: string;
}

/** End of a match row: the number of rooms that show it, that none does, or its time. Only rooms make it live. */
export function MatchEnd({ rooms, live, when }: MatchEndProps) {
  if (rooms > 0)
    return (
      <span className={css.rooms}>
        <Tv size={14} aria-hidden />
        <span aria-hidden="true">{rooms}</span>
        <span className={visuallyHidden}>
          <Plural value={rooms} other="# 路直播" />
        </span>
      </span>
    );
  return <span className={css.when}>{live ? <Trans>无直播</Trans> : when}</span>;
}
