import { useLingui } from '@lingui/react/macro';
import { Pin, Star, Tv } from 'lucide-react';
import { useFormat } from '../../format/index.ts';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import { liveLink, pinButton, starButton } from './MatchRow.css.ts';
import type { MatchRowItem } from './match.ts';
import type { MatchRowProps } from './MatchRow.tsx';

interface Named {
  match: MatchRowItem;
}

/** Collects the match; also reached by the key S anywhere in the row. */
export function StarButton({ match, starred, onStar }: Named & Required<Pick<MatchRowProps, 'starred' | 'onStar'>>) {
  const { t } = useLingui();
  const home = match.home.shortName;
  const away = match.away.shortName;
  return (
    <button type="button" className={starButton} aria-pressed={starred} aria-keyshortcuts="S" aria-label={t`收藏 ${home} 对 ${away}`} onClick={() => onStar(match.id, !starred)}>
      <Star size={16} fill={starred ? 'currentColor' : 'none'} aria-hidden />
    </button>
  );
}

/** Moves the match to the pinned group and back. */
export function PinButton({ match, pinned, onPin }: Named & Required<Pick<MatchRowProps, 'pinned' | 'onPin'>>) {
  const { t } = useLingui();
  const home = match.home.shortName;
  const away = match.away.shortName;
  return (
    <button type="button" className={pinButton} aria-pressed={pinned} aria-label={t`置顶 ${home} 对 ${away}`} onClick={() => onPin(match.id, !pinned)}>
      <Pin size={16} fill={pinned ? 'currentColor' : 'none'} aria-hidden />
    </button>
  );
}

/** Leads to where the match is shown, with the number of rooms. */
export function LiveLink({ match, live }: Named & { live: NonNullable<MatchRowItem['live']> }) {
  const { t } = useLingui();
  const format = useFormat();
  const home = match.home.shortName;
  const away = match.away.shortName;
  const rooms = format.integer(live.rooms);
  return (
    <a className={liveLink} href={live.href}>
      <Tv size={16} aria-hidden />
      <span aria-hidden="true">{rooms}</span>
      <span className={visuallyHidden}>{t`看 ${home} 对 ${away} 的直播，${rooms} 个直播间`}</span>
    </a>
  );
}
