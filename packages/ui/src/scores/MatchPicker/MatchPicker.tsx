import { Plural, useLingui } from '@lingui/react/macro';
import { Tv } from 'lucide-react';
import { forwardRef, useRef, useEffect, type CSSProperties } from 'react';
import { Crest } from '../Crest/Crest.tsx';
import { sides, type Side } from '../Crest/team.ts';
import { teamColors } from '../../pictures/teamColor.ts';
import { upright } from '../../theme/recipes/slant.css.ts';
import type { MatchScore } from '../Scorebug/index.ts';
import { useScored } from '../Scorebug/useScored.ts';
import { StatusChip } from '../StatusChip/index.ts';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import { digits, item, league as leagueText, list, name, rooms as roomsText, side as sideLine, top } from './MatchPicker.css.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';
import { bare } from '../../theme/bare.css.ts';

/** A match of the list. */
export interface PickerMatch {
  id: string;
  href: string;
  match: MatchScore;
  league: { name: string; color: string };
  /** Rooms that show it. */
  rooms: number;
}

export interface MatchPickerProps extends RootProps {
  matches: readonly PickerMatch[];
  /** Id of the match that is shown beside the list. */
  value: string | null;
  /** Names the list for screen readers. */
  label: string;
  /** IANA zone of kick-off times; default the viewer's own. */
  timeZone?: string;
}

/**
 * Matches to choose from, one under the other: the league, the minute, both sides with their goals.
 * The chosen one is highlighted and stays in view.
 */
export const MatchPicker = forwardRef<HTMLElement, MatchPickerProps>(function MatchPicker(
  { matches, value, label, timeZone, ...root },
  ref,
) {
  return (
    <nav aria-label={label} ref={ref} {...rootOf(root)}>
      <ul className={list}>
        {matches.map((match) => (
          <li className={bare} key={match.id}>
            <Item item={match} isChosen={match.id === value} timeZone={timeZone} />
          </li>
        ))}
      </ul>
    </nav>
  );
});

const colored = (color: string): CSSProperties & Record<'--league', string> => ({ '--league': color });

function Item({
  item: { href, match, league, rooms },
  isChosen,
  timeZone,
}: {
  item: PickerMatch;
  isChosen: boolean;
  timeZone: string | undefined;
}) {
  const { t } = useLingui();
  const { home, away, score, status, penalties } = match;
  const hit = useScored(score);
  const line = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isChosen) line.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  const teams = { home, away };
  return (
    <a ref={line} className={item} href={href} aria-current={isChosen ? 'page' : undefined} style={teamColors(home, away, hit)}>
      <span className={top}>
        <span className={leagueText} style={colored(league.color)}>
          {league.name}
        </span>
        <StatusChip status={status} penalties={penalties} timeZone={timeZone} />
        {rooms > 0 && (
          <span className={roomsText}>
            <Tv size={16} aria-hidden />
            <span aria-hidden="true">{rooms}</span>
            <span className={visuallyHidden}>
              <Plural value={rooms} other="# 路直播" />
            </span>
          </span>
        )}
      </span>
      {sides.map((side) => (
        <span key={side} className={sideLine}>
          <Crest team={teams[side]} size={20} />
          <span className={name} title={teams[side].name}>
            {teams[side].shortName}
          </span>
          {score && (
            <span className={digits[lookOf(side, hit)]}>
              <span className={upright}>{score[side]}</span>
            </span>
          )}
        </span>
      ))}
      {!score && <span className={visuallyHidden}>{t`比赛未开始`}</span>}
    </a>
  );
}

const lookOf = (side: Side, hit: Side | null): keyof typeof digits => (side === hit ? 'scored' : 'still');
