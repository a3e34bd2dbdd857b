import type { ToastExtras, Toasts, ToastTone } from '@pitchside/ui/Toast';
import { unlessLost } from '../log/later.ts';

type Loaded = { toasts: Toasts; mount: (toasts: Toasts) => void };

let loading: Promise<Loaded['toasts']> | undefined;
let mountHost: Loaded['mount'] | undefined;

/** Sets how the shell mounts the host of toasts, on the first toast. */
export function onFirstToast(mount: Loaded['mount']): void {
  mountHost = mount;
}

/** Says something in a toast for 5 s, with one act where there is one; the toasts' code is loaded when it is first needed. */
export function say(tone: ToastTone, text: string, extras?: ToastExtras): void {
  loading ??= import('@pitchside/ui/Toast').then(({ createToasts }) => {
    const toasts = createToasts();
    mountHost?.(toasts);
    return toasts;
  });
  unlessLost(
    loading.then(
      (toasts) => toasts[tone](text, extras),
      (error: unknown) => {
        // The next toast tries again.
        loading = undefined;
        throw error;
      },
    ),
  );
}
