import { useLingui } from '@lingui/react/macro';
import { Flame, Play } from 'lucide-react';
import { forwardRef, type ReactNode } from 'react';
import { Avatar } from '../../pictures/Avatar/index.ts';
import { Chip } from '../../actions/Chip/index.ts';
import { Cover, type CoverProps } from '../../pictures/Cover/index.ts';
import { useFormat } from '../../format/index.ts';
import { Scorebug, type MatchScore } from '../../scores/Scorebug/index.ts';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import { anchor, body, card, corner, enter, heat, moving, nickname, picture, room, tag, title } from './LiveCard.css.ts';
import { useRest } from '../../actions/useRest.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';

/** A room that streams now, as the card takes it. */
export interface LiveCardItem {
  /** The room's page. */
  href: string;
  title: string;
  cover: Omit<CoverProps, 'loading'>;
  /** The match that the room shows; its score on the cover replaces the word 直播. */
  match?: MatchScore;
  /** Heat of the room; it is not a number of viewers. */
  heat: number;
  anchor: { id: string; nickname: string; avatarUrl?: string };
  /** The competition, or another subject of the room: 英超, 聊球. */
  league?: string;
  /** Tags of the room; the first that fits is shown: 官方, 粤语. */
  tags?: readonly string[];
}

export interface LiveCardProps extends RootProps {
  room: LiveCardItem;
  /** The title with stretches set off, such as a `MarkedText`; default the title as it is. */
  shown?: ReactNode;
  /** Lines that the title is given: one is cut, two are reserved; default 1. */
  lines?: 1 | 2;
  /** The card is seen without scrolling, so its cover loads at once; default false. */
  eager?: boolean;
  /** Fills the height of its place, the cover taking the surplus; for the first card of a wall. Default false. */
  fill?: boolean;
  /** The moving picture, a `<video>` that fills the cover's place, while one rests on the card; default none. */
  preview?: ReactNode;
  /** Called when the mouse or keyboard focus has rested on the card, and when it leaves. */
  onRestChange?: (rests: boolean) => void;
}

/** A streaming room in a wall of rooms. The whole card is one link; screen readers get its title first. */
export const LiveCard = forwardRef<HTMLAnchorElement, LiveCardProps>(function LiveCard(
  {
    room: { href, title: words, cover, match, heat: heatValue, anchor: host, league, tags = [] },
    shown,
    lines = 1,
    eager = false,
    fill = false,
    preview,
    onRestChange,
    ...root
  },
  ref,
) {
  const { t } = useLingui();
  const format = useFormat();
  const rest = useRest(onRestChange);
  return (
    <a className={card[fill ? 'fill' : 'own']} href={href} {...rest} ref={ref} {...rootOf(root)}>
      <span className={body}>
        <span className={title[lines]} title={words}>
          {shown ?? words}
        </span>
        <span className={anchor}>
          <Avatar seed={host.id} src={host.avatarUrl} size={22} />
          <span className={nickname}>{host.nickname}</span>
          {league && (
            <span className={room}>
              <Chip>{league}</Chip>
            </span>
          )}
        </span>
      </span>
      <span className={picture[fill ? 'fill' : 'own']}>
        <Cover {...cover} fill={fill} loading={eager ? 'eager' : 'lazy'} />
        {preview && (
          <span className={moving} aria-hidden="true">
            {preview}
          </span>
        )}
        {tags[0] && <span className={tag}>{tags[0]}</span>}
        <span className={corner}>{match ? <Scorebug {...match} size="mini" /> : <Chip tone="live">{t`直播`}</Chip>}</span>
        <span className={heat}>
          <Flame size={13} aria-hidden />
          <span className={visuallyHidden}>{t`热度`}</span> {format.compact(heatValue)}
        </span>
        {!preview && (
          <span className={enter} aria-hidden="true">
            <Play size={16} />
            {t`进入直播间`}
          </span>
        )}
      </span>
    </a>
  );
});
