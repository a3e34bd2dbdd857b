import { useLingui } from '@lingui/react/macro';
import { Play, Scissors } from 'lucide-react';
import { forwardRef } from 'react';
import { useChatTime, useFormat, useNow } from '../../format/index.ts';
import { Cover, type CoverProps } from '../../pictures/Cover/index.ts';
import { Scorebug, type MatchScore } from '../../scores/Scorebug/index.ts';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';
import { by, body, card, corner, enter, facts, length, mark, picture, playing, title } from './ClipCard.css.ts';

/** States of a clip: it is made, can be watched, was taken down, or could not be made. */
export const clipCardStates = ['making', 'ready', 'removed', 'failed'] as const;
export type ClipCardState = (typeof clipCardStates)[number];

/** A clip as its card takes it. */
export interface ClipCardItem {
  id: string;
  /** Page of the clip. */
  href: string;
  title: string;
  cover: Omit<CoverProps, 'loading'>;
  state: ClipCardState;
  /** Length in seconds. */
  seconds: number;
  /** Whose it is: the member who made it, or the streamer of a goal. */
  by: string;
  /** When it was made, ms UTC. */
  madeAt: number;
  /** Score of the goal that it shows; on a card alone, a row has no room for it. */
  match?: MatchScore;
  /** A review took its goal back; default false. */
  isAnnulled?: boolean;
}

export interface ClipCardProps extends RootProps {
  clip: ClipCardItem;
  /** `card` for a wall or a strip, `row` for a list in a column; default `card`. */
  look?: 'card' | 'row';
  /** Whether it is the clip playing; default false. */
  current?: boolean;
}

/** A clip in a list. The whole card is one link; screen readers get its title first. */
export const ClipCard = forwardRef<HTMLAnchorElement, ClipCardProps>(function ClipCard(
  { clip, look = 'card', current = false, ...root },
  ref,
) {
  const { t } = useLingui();
  const { clock } = useFormat();
  const { short } = useChatTime();
  const now = useNow(60_000);
  const { href, title: words, cover, state, seconds, madeAt, match, isAnnulled = false } = clip;
  const marks = {
    making: t`生成中`,
    ready: isAnnulled ? t`进球取消` : '',
    removed: t({ id: 'clip.removed', message: '已下架' }),
    failed: t`没能生成`,
  };
  return (
    <a className={card[look]} href={href} aria-current={current || undefined} ref={ref} {...rootOf(root)}>
      <span className={body[look]}>
        <span className={title} title={words}>
          {words}
        </span>
        <span className={facts}>
          {current ? <b className={playing}>{t`正在播放`}</b> : <span className={by}>{clip.by}</span>}
          <span>{short(madeAt, now)}</span>
        </span>
      </span>
      <span className={picture} data-state={state}>
        <Cover {...cover} loading="lazy" />
        {match && look === 'card' && (
          <span className={corner}>
            <Scorebug {...match} size="mini" showStatus={false} scored={null} />
          </span>
        )}
        {marks[state] && <span className={mark[state === 'making' ? 'coming' : 'off']}>{marks[state]}</span>}
        {state === 'ready' && (
          <>
            <span className={length}>
              <span className={visuallyHidden}>{t`时长`}</span> {clock(seconds)}
            </span>
            <span className={enter} aria-hidden="true">
              <Play size={look === 'row' ? 16 : 20} fill="currentColor" />
            </span>
          </>
        )}
        {state === 'making' && (
          <span className={enter} data-shown="" aria-hidden="true">
            <Scissors size={18} />
          </span>
        )}
      </span>
    </a>
  );
});
