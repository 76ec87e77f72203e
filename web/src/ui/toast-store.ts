import { create } from 'zustand';

export type ToastType = 'success' | 'error' | 'warning' | 'info';

export interface ToastOptions {
  /** milliseconds, without the fade-out */
  duration?: number;
  action?: { label: string; onClick: () => void };
}

export interface ToastItem extends ToastOptions {
  id: number;
  type: ToastType;
  message: string;
  open: boolean;
}

export const useToasts = create<{ items: ToastItem[] }>(() => ({ items: [] }));

let last = 0;
const shownAtOnce = 3;

export function showToast(type: ToastType, message: string, options: ToastOptions = {}): number {
  const id = ++last;
  useToasts.setState(({ items }) => ({
    items: [...items.filter((item) => item.message !== message), { id, type, message, open: true, ...options }].slice(
      -shownAtOnce,
    ),
  }));
  return id;
}

export function closeToast(id: number): void {
  useToasts.setState(({ items }) => ({
    items: items.map((item) => (item.id === id ? { ...item, open: false } : item)),
  }));
}

export function dropToast(id: number): void {
  useToasts.setState(({ items }) => ({ items: items.filter((item) => item.id !== id) }));
}
