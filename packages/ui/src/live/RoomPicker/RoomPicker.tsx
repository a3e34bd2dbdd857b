import { useLingui } from '@lingui/react/macro';
import { Flame, Search } from 'lucide-react';
import { forwardRef, useState } from 'react';
import { Button } from '../../actions/Button/index.ts';
import { EmptyState } from '../../feedback/EmptyState/index.ts';
import { ErrorState } from '../../feedback/ErrorState/index.ts';
import { Skeleton } from '../../feedback/Skeleton/index.ts';
import { Input } from '../../forms/Input/index.ts';
import { useFormat } from '../../format/index.ts';
import { Cover, type CoverProps } from '../../pictures/Cover/index.ts';
import { Scorebug, type MatchScore } from '../../scores/Scorebug/index.ts';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import * as css from './RoomPicker.css.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';

/** A live room to choose. */
export interface RoomPickerRoom {
  id: string;
  title: string;
  nickname: string;
  heat: number;
  cover: Omit<CoverProps, 'loading'>;
  match?: MatchScore;
}

export interface RoomPickerProps extends RootProps {
  rooms: readonly RoomPickerRoom[];
  /** Ids of the rooms that are on the screen, in the order of their numbers; default none. */
  shown?: readonly string[];
  /** Numbers that a room may be given; default none. */
  slots?: readonly number[];
  onValueChange?: (id: string, slot: number) => void;
  /** One room is chosen, by a button in place of the numbers. */
  onChoose?: (id: string) => void;
  /** Searches elsewhere: `rooms` are what was found; default among `rooms`. */
  onSearch?: (words: string) => void;
  /** Default ready. */
  status?: 'ready' | 'loading' | 'error';
  onRetry?: () => void;
  /** Rows that are shown before the list scrolls; default 5. */
  rows?: number;
}

/** Texts of a room that a search covers. */
const wordsOf = ({ title, nickname, match }: RoomPickerRoom) =>
  [title, nickname, match?.home.name, match?.home.shortName, match?.away.name, match?.away.shortName].join(' ').toLowerCase();

/** Live rooms: to put on a screen of several, each with the numbers that it may be given, or to choose one of. */
export const RoomPicker = forwardRef<HTMLDivElement, RoomPickerProps>(function RoomPicker(
  { rooms, shown = [], slots = [], onValueChange, onChoose, onSearch, status = 'ready', onRetry, rows = 5, ...root },
  ref,
) {
  const { t } = useLingui();
  const { compact } = useFormat();
  const [words, setWords] = useState('');
  const wanted = words.trim().toLowerCase();
  const found = wanted && !onSearch ? rooms.filter((room) => wordsOf(room).includes(wanted)) : rooms;
  return (
    <div className={css.picker} ref={ref} {...rootOf(root)}>
      <Input
        label={t`搜直播间、主播或球队`}
        labelHidden
        placeholder={t`搜直播间、主播或球队`}
        value={words}
        onValueChange={(next) => {
          setWords(next);
          onSearch?.(next.trim());
        }}
        icon={<Search size={16} aria-hidden />}
      />
      {status === 'error' && rooms.length === 0 ? (
        <ErrorState title={t`直播列表没能送到`} onRetry={onRetry} />
      ) : status === 'loading' && rooms.length === 0 ? (
        <Skeleton shape="block" height={rows * css.rowHeight} />
      ) : found.length === 0 ? (
        <EmptyState title={wanted ? t`没有找到这样的直播间` : t`现在没有人在播`} drawing={null} />
      ) : (
        <ul className={css.list} aria-label={t`正在直播的直播间`} tabIndex={0} style={{ maxHeight: rows * css.rowHeight }}>
          {found.map(({ id, title, nickname, heat, cover, match }) => {
            const number = shown.indexOf(id) + 1;
            const heatText = compact(heat);
            return (
              <li key={id} className={css.row} data-room={id}>
                <span className={css.picture}>
                  <Cover {...cover} loading="lazy" />
                </span>
                <span className={css.middle}>
                  <span className={css.title} title={title}>
                    {title}
                  </span>
                  <span className={css.about}>
                    {match && (
                      <span className={css.score}>
                        <Scorebug {...match} size="mini" />
                      </span>
                    )}
                    <span className={css.nickname}>{nickname}</span>
                    <span className={css.heat}>
                      <Flame size={13} aria-hidden />
                      <span className={visuallyHidden}>{t`热度`}</span>
                      {heatText}
                    </span>
                  </span>
                </span>
                {number > 0 ? (
                  <span className={css.there}>{t`第 ${number} 路`}</span>
                ) : onChoose ? (
                  <Button size="s" tone="outline" aria-label={t`选这间：${nickname}`} onClick={() => onChoose(id)}>
                    {t`选这间`}
                  </Button>
                ) : (
                  <span className={css.slots} role="group" aria-label={t`把 ${nickname} 放进第几路`}>
                    {slots.map((slot) => (
                      <button
                        key={slot}
                        type="button"
                        className={css.slot}
                        aria-label={t`${nickname} 放进第 ${slot} 路`}
                        onClick={() => onValueChange?.(id, slot)}
                      >
                        {slot}
                      </button>
                    ))}
                  </span>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
});
