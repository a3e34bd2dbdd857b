import { useLingui } from '@lingui/react/macro';
import { forwardRef, useEffect, type CSSProperties } from 'react';
import { Button } from '../../actions/Button/index.ts';
import { ButtonLink } from '../../actions/ButtonLink/index.ts';
import { pageAnnouncer } from '../../feedback/announcer/index.ts';
import { useFormat, useNow } from '../../format/index.ts';
import { Cover, type CoverProps } from '../../pictures/Cover/index.ts';
import { Scorebug, type MatchScore } from '../../scores/Scorebug/index.ts';
import { useEffectEvent } from '../../theme/UiProvider/effectEvent.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';
import * as css from './RaidCard.css.ts';

/** The live room that a raid goes to, and the address of its page. */
export interface RaidCardRoom {
  href: string;
  title: string;
  nickname: string;
  cover: Omit<CoverProps, 'loading'>;
  match?: MatchScore;
}

export interface RaidCardProps extends RootProps {
  room: RaidCardRoom;
  /** Countdown of the raid, ms UTC; compared with the clock of the `UiProvider`. */
  since: number;
  until: number;
  /** The viewer was removed from that room, and is not led there; default false. */
  barred?: boolean;
  /** Refuses to be led; without it, as for the anchor of the room, there is no such button. */
  onStay?: () => void;
  /** Calls the raid off; given to the anchor of the room alone. */
  onCallOff?: () => void;
  /** The raid is being called off; default false. */
  callingOff?: boolean;
}

/** A room that ends leads its viewers on: where to, in how many seconds, and what this viewer may do about it. It is read out once. */
export const RaidCard = forwardRef<HTMLDivElement, RaidCardProps>(function RaidCard(
  { room, since, until, barred = false, onStay, onCallOff, callingOff = false, ...root },
  ref,
) {
  const { t } = useLingui();
  const { clock } = useFormat();
  const now = useNow(1_000);
  const left = Math.max(0, Math.ceil((until - now) / 1_000));
  const share = until > since ? Math.min(1, (left * 1_000) / (until - since)) : 0;
  const { nickname, title } = room;
  const words = onCallOff
    ? t`观众就要去 ${nickname} 的直播间`
    : barred
      ? t`直播就要结束，大家去 ${nickname} 的直播间`
      : t`直播就要结束，一起去 ${nickname} 的直播间`;
  const announce = useEffectEvent(() => pageAnnouncer().say(words, 'event', `raid ${since}`));
  useEffect(() => announce(), []);
  return (
    <div className={css.card} role="group" aria-label={t`去下一个直播间`} ref={ref} {...rootOf(root)}>
      <div className={css.picture}>
        <Cover {...room.cover} loading="eager" />
      </div>
      <div className={css.middle}>
        <p className={css.words}>{words}</p>
        <p className={css.title} title={title}>
          {title}
        </p>
        {barred && <p className={css.barred}>{t`你被移出过那个直播间，不会带你过去`}</p>}
        {room.match && !barred && (
          <span className={css.score}>
            <Scorebug {...room.match} size="mini" />
          </span>
        )}
      </div>
      <span className={css.figures} role="timer" aria-live="off" aria-label={t`还剩`}>
        {clock(left)}
      </span>
      <div className={css.acts}>
        {onCallOff && (
          <Button size="s" tone="outline" loading={callingOff} onClick={onCallOff}>
            {t`取消`}
          </Button>
        )}
        {onStay && !barred && (
          <>
            <Button size="s" tone="outline" onClick={onStay}>
              {t`留在这里`}
            </Button>
            <ButtonLink size="s" href={room.href}>
              {t`现在就去`}
            </ButtonLink>
          </>
        )}
      </div>
      <span className={css.line} aria-hidden="true">
        <span className={css.rest} style={{ [css.shareLeft]: String(share) } as CSSProperties} />
      </span>
    </div>
  );
});
