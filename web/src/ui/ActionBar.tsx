import type { ReactNode } from 'react';

/**
 * Shows a page's primary action. On phones it is fixed at the bottom in place of the bottom bar (`acting` in
 * tokens.css), and floating elements make room for it. On tablets and larger screens it is in the flow. A page has at
 * most one.
 */
export function ActionBar({ children }: { children: ReactNode }) {
  return (
    <div
      data-action-bar=""
      className="fixed inset-x-0 bottom-0 z-20 flex items-center gap-3 border-line border-t bg-surface px-4 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] *:grow md:static md:z-auto md:border-0 md:bg-transparent md:p-0"
    >
      {children}
    </div>
  );
}
