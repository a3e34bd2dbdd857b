import { useLingui } from '@lingui/react/macro';
import { CheckCheck, ChevronRight } from 'lucide-react';
import type { ReactElement } from 'react';
import { EmptyState } from '../../feedback/EmptyState/index.ts';
import { ErrorState } from '../../feedback/ErrorState/index.ts';
import { HeaderPopover } from '../../frame/Header/HeaderPopover.tsx';
import { Skeleton } from '../../feedback/Skeleton/index.ts';
import type { MessageBellProps } from './MessageBell.types.ts';
import { MessageGroup } from './MessageGroup.tsx';
import * as css from './BellPanel.css.ts';

export interface BellPanelProps extends MessageBellProps {
  /** The bell. */
  trigger: ReactElement;
  /** The bell was pressed before the panel's code was there. */
  pressed: boolean;
}

const places = [1, 2, 3, 4];

/** Panel that opens under the bell. */
export default function BellPanel({
  unread,
  messages,
  status = 'ready',
  onReadAll,
  onRetry,
  allHref,
  open,
  defaultOpen,
  onOpenChange,
  trigger,
  pressed,
}: BellPanelProps) {
  const { t } = useLingui();
  const known = status === 'ready' ? messages : undefined;
  const isRead = unread === 0;
  return (
    <HeaderPopover label={t`消息`} {...{ open, defaultOpen, onOpenChange, trigger, pressed }}>
      <div className={css.panel}>
        <div className={css.head}>
          <h2 className={css.title}>{t`消息`}</h2>
          {/* Not `disabled`, which would drop the focus of the pressed button. */}
          <button type="button" className={css.readAll} aria-disabled={isRead || undefined} onClick={isRead ? undefined : onReadAll}>
            <CheckCheck size={16} aria-hidden />
            {t`全部已读`}
          </button>
        </div>
        <div className={css.body} aria-busy={status === 'loading' || undefined}>
          {status === 'loading' &&
            places.map((place) => (
              <div key={place} className={css.row}>
                <Skeleton shape="circle" width={36} />
                <Skeleton lines={2} />
              </div>
            ))}
          {status === 'error' && <ErrorState layout="row" title={t`消息没能送到`} onRetry={onRetry} />}
          {known?.length === 0 && <EmptyState title={t`还没有消息`} />}
          {known && <MessageGroup title={t`私信`} messages={known.filter(({ kind }) => kind === 'chat')} />}
          {known && <MessageGroup title={t`通知`} messages={known.filter(({ kind }) => kind === 'notice')} />}
        </div>
        <a className={css.all} href={allHref}>
          {t`查看全部消息`}
          <ChevronRight size={16} aria-hidden />
        </a>
      </div>
    </HeaderPopover>
  );
}
