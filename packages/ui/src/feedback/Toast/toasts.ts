import { Toast } from '@base-ui/react/toast';
import type { ReactNode } from 'react';

/** Kinds of toast; look and icon follow from them. */
export const toastTones = ['error', 'success', 'info', 'warning'] as const;
export type ToastTone = (typeof toastTones)[number];

/** Milliseconds that a toast is shown (spec section 8), and in which the same text is not shown again. */
export const toastTimes = { stands: 5000, repeats: 2000 };

export interface ToastExtras {
  /** A 20 px icon instead of the tone's own, such as a lock. */
  icon?: ReactNode;
  /** One action, such as 撤销. */
  action?: { label: string; onClick: () => void };
}

/** The queue of toasts: usable from anywhere, drawn by one `ToastHost`. */
export interface Toasts extends Record<ToastTone, (text: string, extras?: ToastExtras) => void> {
  /** Takes every toast away. */
  clear: () => void;
  /** For `ToastHost`: the manager below, and a flag that a host is mounted; earlier toasts wait for it. */
  host: { manager: ReturnType<typeof Toast.createToastManager<ToastExtras>>; attach: () => () => void };
}

/** Makes a queue of toasts. `now` gives milliseconds and defaults to the machine's clock. */
export function createToasts({ now = Date.now }: { now?: () => number } = {}): Toasts {
  const manager = Toast.createToastManager<ToastExtras>();
  const shownAt = new Map<string, number>();
  let waiting: (() => void)[] = [];
  let hosts = 0;

  const show =
    (tone: ToastTone) =>
    (text: string, extras: ToastExtras = {}) => {
      const at = now();
      for (const [shown, since] of shownAt) if (at - since >= toastTimes.repeats) shownAt.delete(shown);
      if (shownAt.has(text)) return;
      shownAt.set(text, at);
      const add = () => manager.add({ type: tone, title: text, timeout: toastTimes.stands, data: extras });
      if (hosts > 0) add();
      else waiting.push(add);
    };

  return {
    error: show('error'),
    success: show('success'),
    info: show('info'),
    warning: show('warning'),
    clear: () => {
      waiting = [];
      manager.close();
    },
    host: {
      manager,
      attach: () => {
        hosts += 1;
        for (const add of waiting.splice(0)) add();
        return () => void (hosts -= 1);
      },
    },
  };
}
