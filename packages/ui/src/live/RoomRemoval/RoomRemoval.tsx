import { useLingui } from '@lingui/react/macro';
import { DoorOpen, UserX, X } from 'lucide-react';
import { forwardRef, type ReactNode } from 'react';
import { IconButton } from '../../actions/IconButton/index.ts';
import { useFormat } from '../../format/index.ts';
import { acts, frame, lines, mark, name, rest } from './RoomRemoval.css.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';

/** People who may remove viewers from a room: its anchor, a moderator, or the staff of the site. */
export const roomRemovers = ['anchor', 'moderator', 'site'] as const;
export type RoomRemover = (typeof roomRemovers)[number];

export interface RoomRemovalProps extends RootProps {
  /** Nickname of the anchor of the room. */
  anchor: string;
  /** Role of the person who removed the reader. */
  by: RoomRemover;
  /** Time of the removal, ms UTC. */
  at: number;
  /** Reason in the words of the person who removed them; empty if none was given. */
  reason: string;
  /** Whether the reader may enter again; default false. */
  lifted?: boolean;
  /** Actions for the reader: write to the anchor, ask the site; once it is lifted, go back. */
  actions?: ReactNode;
  /** Called when the reader has read it. */
  onPutAway: () => void;
}

/** Notice to a viewer who was removed from a room: by whom, when and why, until when, and what they can do about it. */
export const RoomRemoval = forwardRef<HTMLElement, RoomRemovalProps>(function RoomRemoval(
  { anchor, by, at, reason, lifted = false, actions, onPutAway, ...root },
  ref,
) {
  const { t } = useLingui();
  const { date, time } = useFormat();
  const when = `${date(at)} ${time(at)}`;
  const acted: Record<RoomRemover, string> = {
    anchor: t`主播在 ${when} 移出了你`,
    moderator: t`房管在 ${when} 移出了你`,
    site: t`平台在 ${when} 移出了你`,
  };
  const title = lifted ? t`你又可以进「${anchor}」的直播间了` : t`你被移出了「${anchor}」的直播间`;
  const Icon = lifted ? DoorOpen : UserX;
  return (
    <section className={frame} aria-label={title} ref={ref} {...rootOf(root)}>
      <Icon className={mark[lifted ? 'lifted' : 'holds']} size={20} aria-hidden />
      <div className={lines} role="status">
        <p className={name}>{title}</p>
        {!lifted && (
          <>
            <p className={rest}>
              {acted[by]} · {reason ? t`原因：${reason}` : t`没有写明原因`}
            </p>
            <p className={rest}>{t`没有期限，主播或房管解除后你才能再进。`}</p>
          </>
        )}
      </div>
      {actions && <div className={acts}>{actions}</div>}
      <IconButton size="s" label={t`知道了`} icon={<X size={16} aria-hidden />} onClick={onPutAway} />
    </section>
  );
});
