import type { ReactNode } from 'react';

/**
 * A page's primary action. On phones it is fixed above the bottom bar, and other floating elements make room for it;
 * from tablets on it is in the flow. At most one per page.
 */
export function ActionBar({ children }: { children: ReactNode }) {
  return (
    <div
      data-action-bar=""
      className="fixed inset-x-0 bottom-(--bottom-bar) z-20 flex items-center gap-3 border-line border-t bg-surface px-4 py-3 *:grow md:static md:z-auto md:border-0 md:bg-transparent md:p-0"
    >
      {children}
    </div>
  );
}
