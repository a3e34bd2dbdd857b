import { useLingui } from '@lingui/react/macro';
import { Avatar } from '../../pictures/Avatar/index.ts';
import { Button } from '../../actions/Button/index.ts';
import { EmojiText } from '../../pictures/Emoji/index.ts';
import { fallbackName, line, name as nameStyle } from '../../theme/recipes/people.css.ts';
import { useChatTime, useNow } from '../../format/index.ts';
import { acts, done, list, note, row, state as stateStyle, who, words as wordsStyle } from './FriendRequests.css.ts';
import { forwardRef } from 'react';
import { rootOf, type RootProps } from '../../theme/root.ts';

/** States of a request. */
export const requestStates = ['waiting', 'accepted', 'refused'] as const;

/** A person who asks to be a friend, or whom the reader has asked. */
export interface FriendRequest {
  id: string;
  /** Empty where the member has no nickname; a default name is shown then. */
  name: string;
  /** Seed of the drawn portrait. */
  seed: string;
  avatar?: string;
  /** Text sent with it. */
  words?: string;
  /** ms UTC. */
  at: number;
  state: (typeof requestStates)[number];
  /** `in` was sent to the reader, `out` by them. */
  side: 'in' | 'out';
}

export interface FriendRequestsProps extends RootProps {
  /** Names the list for screen readers. */
  label: string;
  /** In the order in which they are shown. */
  requests: readonly FriendRequest[];
  /** Ids of requests whose answer is pending. */
  busy?: readonly string[];
  onAccept: (id: string) => void;
  onRefuse: (id: string) => void;
  /** Withdraws a request that the reader has sent and that is pending; without it that is not offered. */
  onWithdraw?: (id: string) => void;
}

/** Friend requests, each with its text and two answers. */
export const FriendRequests = forwardRef<HTMLUListElement, FriendRequestsProps>(function FriendRequests(
  { label, requests, busy = [], onAccept, onRefuse, onWithdraw, ...root },
  ref,
) {
  const { t } = useLingui();
  const { short } = useChatTime();
  const now = useNow(30_000);
  const states = {
    in: { waiting: t`等待处理`, accepted: t`已同意`, refused: t`已忽略` },
    out: { waiting: t`等待验证`, accepted: t`已是好友`, refused: t`没有通过` },
  };
  return (
    <ul className={list} aria-label={label} ref={ref} {...rootOf(root)}>
      {requests.map(({ id, name, seed, avatar, words, at, state, side }) => {
        const shown = name.trim() || t`未命名用户`;
        const isBusy = busy.includes(id);
        return (
          <li key={id} className={row}>
            <Avatar seed={seed} src={avatar} size={44} />
            <div className={who}>
              <div className={line}>
                <span className={name.trim() ? nameStyle : fallbackName}>{shown}</span>
              </div>
              <time className={note} dateTime={new Date(at).toISOString()}>
                {short(at, now)}
              </time>
              {words && (
                <p className={wordsStyle}>
                  <EmojiText text={words} />
                </p>
              )}
            </div>
            <div className={acts}>
              {side === 'in' && state === 'waiting' ? (
                <>
                  <Button tone="outline" size="s" aria-label={t`忽略 ${shown}`} disabled={isBusy} onClick={() => onRefuse(id)}>
                    {t`忽略`}
                  </Button>
                  <Button size="s" aria-label={t`同意 ${shown}`} loading={isBusy} onClick={() => onAccept(id)}>
                    {t`同意`}
                  </Button>
                </>
              ) : (
                <>
                  <span className={state === 'accepted' ? done : stateStyle}>{states[side][state]}</span>
                  {side === 'out' && state === 'waiting' && onWithdraw && (
                    <Button tone="plain" size="s" aria-label={t`撤回给 ${shown} 的申请`} loading={isBusy} onClick={() => onWithdraw(id)}>
                      {t({ message: '撤回', context: 'request' })}
                    </Button>
                  )}
                </>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
});
