export { ToastHost, type ToastHostProps } from './ToastHost.tsx';
export { createToasts, toastTimes, toastTones, type ToastExtras, type Toasts, type ToastTone } from './toasts.ts';
