import { useLingui } from '@lingui/react/macro';
import { Flag, Goal, RotateCcw, Timer, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { CardMark } from '../CardMark/CardMark.tsx';
import { Crest } from '../Crest/Crest.tsx';
import type { Side } from '../Crest/team.ts';
import { teamColors } from '../../pictures/teamColor.ts';
import { minuteText } from '../StatusChip/status.ts';
import { upright } from '../../theme/recipes/slant.css.ts';
import {
  banner,
  bannerWords,
  card,
  club,
  clubName,
  dash,
  digit,
  foot,
  league,
  matchLink,
  minute as minuteStyle,
  people,
  press,
  score,
  stripClose,
  stripLink,
  stripMark,
  stripNames,
  stripScore,
  tone,
  watch,
} from './GoalPopup.css.ts';
import type { GoalPopupItem, MatchEventKind } from './item.ts';
import { useAutoClose } from './useAutoClose.ts';
import { useEventLabels } from './useEventLabels.ts';

interface CardProps {
  item: GoalPopupItem;
  /** The newest popup is full, older ones are strips of 46 px. */
  full: boolean;
  paused: boolean;
  /** Called when the viewer closes it. */
  onClose: (id: string) => void;
  /** Its time is over. */
  onTimeout: (id: string) => void;
  onMute: (matchId: string) => void;
}

/** Signs of the events, each with a shape of its own. */
const signs: Record<MatchEventKind, ReactNode> = {
  goal: <Goal size={16} aria-hidden />,
  'goal-cancelled': <RotateCcw size={16} aria-hidden />,
  red: <CardMark kind="red" size="l" />,
  yellow: <CardMark kind="yellow" size="l" />,
  kickoff: <Timer size={16} aria-hidden />,
  halftime: <Timer size={16} aria-hidden />,
  fulltime: <Flag size={16} aria-hidden />,
};

/** One event; it keeps its own time, whether in full or as a strip. */
export function GoalPopupCard({ item, full, paused, onClose, onTimeout, onMute }: CardProps) {
  useAutoClose(paused, () => onTimeout(item.id));
  return (
    <article
      className={`${card[full ? 'full' : 'strip']} ${tone[item.kind]}`}
      data-ground="dark"
      style={teamColors(item.home, item.away, item.side)}
    >
      {full ? <Full item={item} onClose={onClose} onMute={onMute} /> : <Strip item={item} onClose={onClose} />}
    </article>
  );
}

function Full({ item, onClose, onMute }: Pick<CardProps, 'item' | 'onClose' | 'onMute'>) {
  const { t } = useLingui();
  const words = useEventLabels();
  const who = words.people(item);
  return (
    <>
      <div className={banner}>
        <strong className={bannerWords}>{words.banner(item)}</strong>
        <span className={league}>{item.league}</span>
        <CloseButton item={item} onClose={onClose} />
      </div>
      <a className={matchLink} href={item.href}>
        <Club item={item} side="home" />
        <span className={score}>
          <Digit item={item} side="home" />
          <span className={dash}>-</span>
          <Digit item={item} side="away" />
        </span>
        <Club item={item} side="away" />
      </a>
      <div className={foot}>
        <Minute item={item} />
        <span className={people} title={who}>
          {who}
        </span>
        <button type="button" className={press} onClick={() => onMute(item.matchId)}>{t`本场静音`}</button>
        {item.liveHref && <a className={watch} href={item.liveHref}>{t`看直播`}</a>}
      </div>
    </>
  );
}

function Strip({ item, onClose }: Pick<CardProps, 'item' | 'onClose'>) {
  return (
    <>
      <span className={stripMark}>
        <span className={upright}>{signs[item.kind]}</span>
      </span>
      <a className={stripLink} href={item.href}>
        <span className={stripNames[item.side === 'away' ? 'other' : 'acting']}>{item.home.shortName}</span>{' '}
        <span className={stripScore}>
          {item.score.home} - {item.score.away}
        </span>{' '}
        <span className={stripNames[item.side === 'home' ? 'other' : 'acting']}>{item.away.shortName}</span>
      </a>
      <Minute item={item} />
      <span className={stripClose}>
        <CloseButton item={item} onClose={onClose} />
      </span>
    </>
  );
}

function Club({ item, side }: { item: GoalPopupItem; side: Side }) {
  return (
    <span className={club[side]}>
      <Crest team={item[side]} size={32} />
      <span className={clubName} title={item[side].name}>
        {item[side].shortName}
      </span>
      {item.kind !== 'goal' && item.side === side && signs[item.kind]}
    </span>
  );
}

function Digit({ item, side }: { item: GoalPopupItem; side: Side }) {
  return (
    <span className={digit[item.kind === 'goal' && item.side === side ? 'scored' : 'still']}>
      <span className={item.kind === 'goal' && item.side === side ? upright : undefined}>{item.score[side]}</span>
    </span>
  );
}

function Minute({ item }: { item: GoalPopupItem }) {
  const minute = minuteText(item);
  return minute === undefined ? null : <span className={minuteStyle}>{minute}'</span>;
}

function CloseButton({ item, onClose }: Pick<CardProps, 'item' | 'onClose'>) {
  const { t } = useLingui();
  const home = item.home.shortName;
  const away = item.away.shortName;
  return (
    <button type="button" className={press} aria-label={t`关闭 ${home} 对 ${away} 的提醒`} onClick={() => onClose(item.id)}>
      <X size={16} aria-hidden />
    </button>
  );
}
