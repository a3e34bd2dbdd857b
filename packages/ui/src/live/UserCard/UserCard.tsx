import { Popover } from '@base-ui/react/popover';
import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { forwardRef } from 'react';
import { ErrorState } from '../../feedback/ErrorState/index.ts';
import { Skeleton } from '../../feedback/Skeleton/index.ts';
import { usePortalTheme } from '../../theme/UiProvider/index.ts';
import { ModerationMenu } from './ModerationMenu.tsx';
import { band, card, close, closeButton, layer, popup, waiting } from './UserCard.css.ts';
import { UserCardBody, type UserCardActs } from './UserCardBody.tsx';
import type { Moderation, UserCardMember } from './userCard.ts';
import type { OpenProps } from '../../theme/useControllableState.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';

export interface UserCardProps extends UserCardActs, OpenProps, RootProps {
  /** Member whose nickname was pressed; needed once it is `ready`. */
  member?: UserCardMember;
  /** `loading` keeps the place of the member's data, `error` offers to ask again; default `ready` with a member, `loading` without. */
  status?: 'ready' | 'loading' | 'error';
  onRetry?: () => void;
  /** Anchor of the card: the nickname, as `onSpeaker` of `ChatList` gives it, or a position in the window. */
  anchor: Element | { getBoundingClientRect: () => DOMRect } | null;
  /** Escape, the cross, or a press outside. */
  onClose?: () => void;
  /** Actions for the anchor and the assistants; without it there is no menu. */
  moderation?: Moderation;
}

/** The card of a member in a live room, with the viewer's actions; the focus returns to the nickname. */
export const UserCard = forwardRef<HTMLDivElement, UserCardProps>(function UserCard(
  { member, status = member ? 'ready' : 'loading', onRetry, anchor, open, defaultOpen, onOpenChange, onClose, moderation, ...acts },
  ref,
) {
  const { t } = useLingui();
  const theme = usePortalTheme();
  const back = () => (anchor instanceof HTMLElement ? anchor : true);
  return (
    <Popover.Root
      // The card is far from its nickname in the page's order, so Tab cycles within it, as in any dialog.
      modal="trap-focus"
      open={open}
      defaultOpen={defaultOpen}
      onOpenChange={(next) => {
        onOpenChange?.(next);
        if (!next) onClose?.();
      }}
    >
      <Popover.Portal>
        <div {...theme}>
          <Popover.Positioner className={layer} anchor={anchor} side="left" align="start" sideOffset={12} collisionPadding={12}>
            <Popover.Popup className={popup} aria-label={t`用户资料`} finalFocus={back} ref={ref} {...rootOf(acts)}>
              <div className={card}>
                <div className={band}>
                  <span className={close}>
                    <Popover.Close className={closeButton} aria-label={t`关闭`}>
                      <X size={16} aria-hidden />
                    </Popover.Close>
                  </span>
                </div>
                {member && <UserCardBody member={member} {...acts} />}
                {!member && status === 'error' && <ErrorState layout="row" title={t`资料没能送到`} onRetry={onRetry} />}
                {!member && status !== 'error' && (
                  <div className={waiting} role="status" aria-label={t`努力加载中`}>
                    <Skeleton shape="circle" width={60} />
                    <Skeleton width={140} height={18} />
                    <Skeleton shape="block" height={64} />
                    <Skeleton shape="block" height={36} />
                  </div>
                )}
              </div>
              {member && moderation && <ModerationMenu member={member} {...moderation} />}
            </Popover.Popup>
          </Popover.Positioner>
        </div>
      </Popover.Portal>
    </Popover.Root>
  );
});
