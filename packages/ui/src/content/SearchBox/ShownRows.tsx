import { useLingui } from '@lingui/react/macro';
import { Flame } from 'lucide-react';
import { Cover } from '../../pictures/Cover/index.ts';
import { useFormat } from '../../format/index.ts';
import { Scorebug } from '../../scores/Scorebug/index.ts';
import { isOn } from '../../scores/StatusChip/index.ts';
import { minuteText } from '../../scores/StatusChip/status.ts';
import { useStatusLabels } from '../../scores/StatusChip/useStatusLabels.ts';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import { FoundLink, type FoundRowProps } from './FoundRow.tsx';
import { Marked } from './Marked.tsx';
import { MatchEnd } from './MatchEnd.tsx';
import type { SuggestedMatch, SuggestedRoom } from './SearchBox.types.ts';
import * as css from './SearchFound.css.ts';

/** A match: its minute or day, the strip with the score, and the rooms that show it. */
export function MatchRow({ value, ...row }: FoundRowProps & { value: SuggestedMatch }) {
  const format = useFormat();
  const words = useStatusLabels();
  const { status, league, rooms = 0 } = value;
  const live = isOn(status);
  const { kickoffAt } = status;
  const minute = minuteText(status);
  const time = kickoffAt === undefined ? '' : format.time(kickoffAt);
  const isWaiting = status.kind === 'scheduled' && kickoffAt !== undefined;
  return (
    <FoundLink {...row} value={value} kind="match">
      <span>
        <span className={css.moment} data-live={live || undefined}>
          {live
            ? minute === undefined
              ? words.short(status)
              : `${minute}'`
            : kickoffAt === undefined
              ? words.short(status)
              : format.date(kickoffAt)}
        </span>
        <span className={css.league} title={league}>
          {league}
        </span>
      </span>
      <Scorebug {...value} size="dense" stretch showStatus={false} />
      <span className={css.end}>
        <MatchEnd rooms={rooms} live={live} when={isWaiting ? time : words.short(status)} />
      </span>
    </FoundLink>
  );
}

/** A live room: its picture, title, anchor and heat. */
export function RoomRow({ value, ...row }: FoundRowProps & { value: SuggestedRoom }) {
  const { t } = useLingui();
  const format = useFormat();
  return (
    <FoundLink {...row} value={value} kind="room">
      <span className={css.picture}>
        <Cover {...value.cover} />
      </span>
      <span className={css.names}>
        <span className={css.roomTitle} title={value.title}>
          <Marked by={row.by}>{value.title}</Marked>
        </span>
        <span className={css.note}>
          <span className={css.noteText}>
            <Marked by={row.by}>{value.anchor}</Marked>
          </span>
          <span className={css.heat}>
            <Flame size={12} aria-hidden />
            <span className={visuallyHidden}>{t`热度`}</span>
            {format.compact(value.heat)}
          </span>
        </span>
      </span>
    </FoundLink>
  );
}
