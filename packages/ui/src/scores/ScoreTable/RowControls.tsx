import { PreviewCard } from '@base-ui/react/preview-card';
import { useLingui } from '@lingui/react/macro';
import { Pin, Star, Tv } from 'lucide-react';
import type { ReactNode } from 'react';
import { isSecondPress } from '../../actions/press/index.ts';
import type { Score } from '../Crest/team.ts';
import { useFormat } from '../../format/index.ts';
import { leagueColor } from '../../pictures/badge.ts';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import { useLive, useShared } from './context.ts';
import type { ScoreMatch } from './match.ts';
import type { PeekHandle } from './PeekCard.tsx';
import { league as leagueName, leagueStripe, liveLink, pin, pinnedLeague, scoreLink, star } from './Row.css.ts';

interface OfMatch {
  match: ScoreMatch;
}

/** The league's slanted stripe and its name. */
export function LeagueName({ league: { id, name, color } }: { league: ScoreMatch['league'] }) {
  return (
    <span className={leagueName} title={name}>
      <span className={leagueStripe} style={{ background: leagueColor(id, color) }} />
      {name}
    </span>
  );
}

/** The league of a pinned match, where no column and no section head shows it. */
export function PinnedLeague({ league: { name } }: { league: ScoreMatch['league'] }) {
  return (
    <span className={pinnedLeague} title={name}>
      {name}
    </span>
  );
}

/** Collects the match; also the key S anywhere in the row. */
export function StarControl({ match, starred }: OfMatch & { starred: boolean }) {
  const { t } = useLingui();
  const { onStar } = useShared();
  const home = match.home.shortName;
  const away = match.away.shortName;
  return (
    <button
      type="button"
      tabIndex={-1}
      className={star}
      aria-pressed={starred}
      aria-keyshortcuts="S"
      aria-label={t`收藏 ${home} 对 ${away}`}
      onClick={(event) => isSecondPress(event) || onStar(match.id, !starred)}
    >
      <Star size={16} fill={starred ? 'currentColor' : 'none'} aria-hidden />
    </button>
  );
}

/** Moves the match to the pinned group and back; also the key P. */
export function PinControl({ match, pinned }: OfMatch & { pinned: boolean }) {
  const { t } = useLingui();
  const { onPin } = useShared();
  const home = match.home.shortName;
  const away = match.away.shortName;
  if (!onPin) return null;
  return (
    <button
      type="button"
      tabIndex={-1}
      className={pin}
      aria-pressed={pinned}
      aria-keyshortcuts="P"
      aria-label={t`置顶 ${home} 对 ${away}`}
      onClick={(event) => isSecondPress(event) || onPin(match.id, !pinned)}
    >
      <Pin size={16} fill={pinned ? 'currentColor' : 'none'} aria-hidden />
    </button>
  );
}

/** The score leads to the match, and opens the card where there is one. */
export function ScoreLink<Match extends ScoreMatch>({
  match,
  score,
  peek,
  children,
}: {
  match: Match;
  score: Score | null;
  peek: PeekHandle<Match> | undefined;
  children: ReactNode;
}) {
  const { t } = useLingui();
  const home = match.home.shortName;
  const away = match.away.shortName;
  const homeScore = score?.home;
  const awayScore = score?.away;
  const inside = (
    <>
      <span className={visuallyHidden}>{score ? t`${home} ${homeScore} 比 ${awayScore} ${away}` : t`${home} 对 ${away}`}</span>
      {children}
    </>
  );
  const anchor = { href: match.href, className: scoreLink, tabIndex: -1, 'data-match-link': '' };
  return peek ? (
    <PreviewCard.Trigger handle={peek} payload={match} delay={300} closeDelay={120} {...anchor}>
      {inside}
    </PreviewCard.Trigger>
  ) : (
    <a {...anchor}>{inside}</a>
  );
}

/** Leads to where the match is shown, with the number of rooms. */
export function LiveRooms({ match }: OfMatch) {
  const { t } = useLingui();
  const format = useFormat();
  const count = useLive(match, 'rooms', match.live?.rooms, (value) => value ?? 0);
  if (!match.live || count === 0) return null;
  const home = match.home.shortName;
  const away = match.away.shortName;
  const rooms = format.integer(count);
  return (
    <a className={liveLink} href={match.live.href} tabIndex={-1}>
      <Tv size={16} aria-hidden />
      <span aria-hidden="true">{rooms}</span>
      <span className={visuallyHidden}>{t`看 ${home} 对 ${away} 的直播，${rooms} 个直播间`}</span>
    </a>
  );
}
