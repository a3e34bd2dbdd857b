import { useLingui } from '@lingui/react/macro';
import { LoaderCircle } from 'lucide-react';
import { EmptyState } from '../../feedback/EmptyState/index.ts';
import { ErrorState } from '../../feedback/ErrorState/index.ts';
import { Skeleton } from '../../feedback/Skeleton/index.ts';
import { bone, bones, dot, dots, loading, middle, ownBone, spinner, top, typing } from './MessageList.css.ts';

/** States before the first message: more to load, loading, failed, or none because the conversation begins here. */
export const earlierStates = ['more', 'loading', 'failed', 'none'] as const;
export type EarlierState = (typeof earlierStates)[number];

/** The line above the first message; its height never changes. */
export function Earlier({ state, onRetry }: { state: EarlierState; onRetry?: () => void }) {
  const { t } = useLingui();
  return (
    <div className={top}>
      {state === 'loading' && (
        <span className={loading} role="status">
          <LoaderCircle className={spinner} size={14} aria-hidden />
          {t`努力加载中`}
        </span>
      )}
      {state === 'failed' && <ErrorState layout="row" title={t`更早的消息没能送到`} onRetry={onRetry} />}
      {state === 'none' && t`没有更早的消息了`}
    </div>
  );
}

/** Skeleton of a conversation. */
export function MessageListSkeleton() {
  const { t } = useLingui();
  return (
    <div className={bones} role="status" aria-label={t`努力加载中`}>
      {[220, 150, 260, 180, 120].map((width, index) => (
        <div key={width} className={index % 3 === 2 ? ownBone : bone}>
          <Skeleton shape="circle" width={36} />
          <Skeleton shape="block" width={width} height={40} />
        </div>
      ))}
    </div>
  );
}

/** Says that a conversation did not arrive. */
export function MessageListFailed({ onRetry }: { onRetry?: () => void }) {
  const { t } = useLingui();
  return (
    <div className={middle}>
      <ErrorState title={t`聊天记录没能送到`} onRetry={onRetry} />
    </div>
  );
}

/** Shown when nobody has written yet. */
export function MessageListEmpty() {
  const { t } = useLingui();
  return (
    <div className={middle}>
      <EmptyState title={t`还没有消息`}>{t`打个招呼，聊聊今晚的比赛`}</EmptyState>
    </div>
  );
}

/** The other side is writing. */
export function Typing() {
  const { t } = useLingui();
  return (
    <div className={typing}>
      {t`对方正在输入`}
      <span className={dots} aria-hidden="true">
        <span className={dot} />
        <span className={dot} />
        <span className={dot} />
      </span>
    </div>
  );
}
