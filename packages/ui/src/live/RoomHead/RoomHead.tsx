import { Trans } from '@lingui/react/macro';
import { Flame } from 'lucide-react';
import { forwardRef, type ReactNode } from 'react';
import { Avatar } from '../../pictures/Avatar/index.ts';
import { useFormat } from '../../format/index.ts';
import { LevelBadge } from '../LevelBadge/index.ts';
import * as css from './RoomHead.css.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';

/** Anchor of the room. */
export interface RoomAnchor {
  id: string;
  nickname: string;
  avatarUrl?: string;
  /** Level from 1; none hides the badge. */
  level?: number;
  /** Verification by the site: 认证解说; default none. */
  badge?: string;
}

export interface RoomHeadProps extends RootProps {
  anchor: RoomAnchor;
  /** The room's title, the heading of the page. */
  title: string;
  /** A stream is on: marks the portrait; default false. */
  live?: boolean;
  /** Category of the room, with its list's address; default none. */
  category?: { label: string; href?: string };
  /** The room's public number; default none. */
  roomNumber?: string;
  /** Popularity, which is not a count of viewers; default none. */
  heat?: number;
  /** Actions: follow, share, report; only the given ones are shown. */
  actions?: ReactNode;
}

/** The head of a live room: its anchor, its title, its popularity. */
export const RoomHead = forwardRef<HTMLDivElement, RoomHeadProps>(function RoomHead(
  { anchor, title, live = false, category, roomNumber, heat, actions, ...root },
  ref,
) {
  const format = useFormat();
  return (
    <div className={css.room} ref={ref} {...rootOf(root)}>
      <div className={css.head}>
        <Avatar seed={anchor.id} src={anchor.avatarUrl} size={52} live={live} />
        <div className={css.words}>
          <h1 className={css.title} title={title}>
            {title}
          </h1>
          <div className={css.facts}>
            <span className={css.anchor}>
              <b className={css.nickname}>{anchor.nickname}</b>
              {anchor.level !== undefined && <LevelBadge level={anchor.level} />}
              {anchor.badge && <span className={css.badge}>{anchor.badge}</span>}
            </span>
            {category && (
              <span className={css.category}>
                {category.href ? (
                  <a className={css.categoryLink} href={category.href}>
                    {category.label}
                  </a>
                ) : (
                  category.label
                )}
              </span>
            )}
            {roomNumber && (
              <span className={css.number}>
                <Trans>房间 {roomNumber}</Trans>
              </span>
            )}
            {heat !== undefined && (
              <span className={css.heat}>
                <Flame size={16} aria-hidden />
                <b className={css.heatValue}>{format.compact(heat)}</b>
                <Trans>热度</Trans>
              </span>
            )}
          </div>
        </div>
        {actions && <div className={css.actions}>{actions}</div>}
      </div>
    </div>
  );
});
