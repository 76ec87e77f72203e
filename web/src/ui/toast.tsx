import { closeToast, showToast, type ToastOptions } from './toast-store.ts';

/** Shows short messages at the edge of the screen. Important information must be shown elsewhere too. */
export const toast = {
  success: (message: string, options?: ToastOptions) => showToast('success', message, options),
  error: (message: string, options?: ToastOptions) => showToast('error', message, options),
  warning: (message: string, options?: ToastOptions) => showToast('warning', message, options),
  info: (message: string, options?: ToastOptions) => showToast('info', message, options),
  dismiss: closeToast,
};
