import { Toast } from '@base-ui/react/toast';
import { useLingui } from '@lingui/react/macro';
import { CircleCheck, CircleX, Info, TriangleAlert, X } from 'lucide-react';
import { forwardRef, useEffect, type ReactNode } from 'react';
import { Button } from '../../actions/Button/index.ts';
import { IconButton } from '../../actions/IconButton/index.ts';
import { usePortalTheme } from '../../theme/UiProvider/index.ts';
import { act, content, drain, title, toast, toneIcon, viewport } from './Toast.css.ts';
import { toastTimes, type Toasts, type ToastExtras, type ToastTone } from './toasts.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';
import { bare } from '../../theme/bare.css.ts';

const icons: Record<ToastTone, ReactNode> = {
  error: <CircleX size={20} aria-hidden />,
  success: <CircleCheck size={20} aria-hidden />,
  info: <Info size={20} aria-hidden />,
  warning: <TriangleAlert size={20} aria-hidden />,
};

export interface ToastHostProps extends RootProps {
  /** The queue from `createToasts()`. */
  toasts: Toasts;
}

/**
 * Draws the toasts of a queue at the top centre, below the header; one per page. Their timers stop while hovered or focused (F6 moves
 * there).
 */
export const ToastHost = forwardRef<HTMLDivElement, ToastHostProps>(function ToastHost({ toasts, ...root }, ref) {
  const { t } = useLingui();
  const theme = usePortalTheme();
  // Runs after the provider inside has subscribed, so that nothing said earlier is lost.
  useEffect(() => toasts.host.attach(), [toasts]);
  return (
    <Toast.Provider toastManager={toasts.host.manager} timeout={toastTimes.stands} limit={4}>
      <Toast.Portal>
        <div {...theme}>
          <Toast.Viewport className={viewport} aria-label={t`通知`} ref={ref} {...rootOf(root)}>
            <ToastStack />
          </Toast.Viewport>
        </div>
      </Toast.Portal>
    </Toast.Provider>
  );
});

function ToastStack() {
  const { t } = useLingui();
  const { toasts, close } = Toast.useToastManager<ToastExtras>();
  return toasts.map((item) => {
    const tone = (item.type ?? 'info') as ToastTone;
    const action = item.data?.action;
    return (
      <Toast.Root key={item.id} toast={item} className={toast[tone]} swipeDirection="up">
        <Toast.Content className={content}>
          <span className={toneIcon}>{item.data?.icon ?? icons[tone]}</span>
          <Toast.Title className={title} render={<p className={bare} />} />
          {action && (
            <span className={act}>
              <Button
                tone="soft"
                size="s"
                onClick={() => {
                  action.onClick();
                  close(item.id);
                }}
              >
                {action.label}
              </Button>
            </span>
          )}
          <IconButton label={t`关闭`} size="s" icon={<X size={16} aria-hidden />} hintSide="bottom" onClick={() => close(item.id)} />
        </Toast.Content>
        <span className={drain} aria-hidden="true" />
      </Toast.Root>
    );
  });
}
