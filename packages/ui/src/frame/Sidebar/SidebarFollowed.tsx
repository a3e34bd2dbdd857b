import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { Avatar } from '../../pictures/Avatar/index.ts';
import { Tooltip } from '../../actions/Tooltip/index.ts';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import { useRail } from './rail.ts';
import * as css from './Sidebar.css.ts';
import type { SidebarAnchor } from './Sidebar.types.ts';
import { bare } from '../../theme/bare.css.ts';

export interface SidebarFollowedProps {
  /** Followed anchors who are live, most popular first; with none the block is not shown. */
  anchors: readonly SidebarAnchor[];
}

/** Followed anchors who are live, for the sidebar's `followed` slot; on the rail only their portraits. */
export function SidebarFollowed({ anchors }: SidebarFollowedProps) {
  const heading = useId();
  const rail = useRail();
  if (anchors.length === 0) return null;
  return (
    <section className={css.actions} aria-labelledby={heading}>
      <h2 className={rail ? visuallyHidden : css.heading} id={heading}>
        <Trans>关注的主播在播</Trans>
        <span className={css.count}> {anchors.length}</span>
      </h2>
      <ul className={css.list}>
        {anchors.map(({ id, nickname, avatarUrl, showing, href }) => (
          <li className={bare} key={id}>
            <Tooltip content={`${nickname} · ${showing}`} side="right" disabled={!rail}>
              <a className={css.anchor} href={href}>
                <Avatar seed={id} src={avatarUrl} live />
                <span className={rail ? visuallyHidden : css.who}>
                  <span className={css.nickname}>{nickname}</span> <span className={css.showing}>{showing}</span>
                </span>
              </a>
            </Tooltip>
          </li>
        ))}
      </ul>
    </section>
  );
}
