import { useLingui } from '@lingui/react/macro';
import { RadioTower } from 'lucide-react';
import { forwardRef, useEffect, type CSSProperties, type ReactNode } from 'react';
import { pageAnnouncer } from '../../feedback/announcer/index.ts';
import { useFormat, useNow } from '../../format/index.ts';
import { useEffectEvent } from '../../theme/UiProvider/effectEvent.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';
import * as css from './BackSoon.css.ts';

export interface BackSoonProps extends RootProps {
  /** Since when the encoder is gone, and until when the room waits for it, ms UTC; compared with the clock of the `UiProvider`. */
  since: number;
  until: number;
  /** Drawn behind it where no picture is left, such as the room’s cover; default none, so that the last picture shows through. */
  picture?: ReactNode;
}

/** Placard over the picture of a live room whose encoder is gone: it is waited for, and so much time is left. It is read out once. */
export const BackSoon = forwardRef<HTMLDivElement, BackSoonProps>(function BackSoon({ since, until, picture, ...root }, ref) {
  const { t } = useLingui();
  const { clock } = useFormat();
  const now = useNow(1_000);
  const left = Math.max(0, Math.ceil((until - now) / 1_000));
  const share = until > since ? Math.min(1, (left * 1_000) / (until - since)) : 0;
  const title = t`马上回来`;
  const hint = t`主播的信号断了，接上就继续播`;
  const announce = useEffectEvent(() => pageAnnouncer().say(t`${title}，${hint}`, 'event', `back soon ${since}`));
  useEffect(() => announce(), []);
  return (
    <div className={css.placard} ref={ref} {...rootOf(root)}>
      {picture && <div className={css.behind}>{picture}</div>}
      <div className={css.shade} />
      <div className={css.words}>
        <span className={css.mark}>
          <RadioTower size={24} aria-hidden />
        </span>
        <p className={css.title}>{title}</p>
        <p className={css.hint}>{hint}</p>
        <p className={css.time}>
          <span className={css.label}>{t`最多再等`}</span>
          <span className={css.figures} role="timer" aria-live="off" aria-label={t`最多再等`}>
            {clock(left)}
          </span>
        </p>
        <span className={css.line} aria-hidden="true">
          <span className={css.rest} style={{ [css.shareLeft]: String(share) } as CSSProperties} />
        </span>
      </div>
    </div>
  );
});
