import type { ReactNode } from 'react';
import { TwoFactorDue } from './TwoFactorDue.tsx';

interface AdminPageProps {
  title: string;
  lead?: ReactNode;
  actions?: ReactNode;
  /** true for the tab with the two-factor setup, which stays open after the deadline */
  beforeTwoFactor?: boolean;
  children: ReactNode;
}

/**
 * Shows a tab of the panel: a low heading, so that the rows begin near the top, and the content. While the bar of a
 * batch is visible, there is room for the bar below the content.
 */
export function AdminPage({ title, lead, actions, beforeTwoFactor, children }: AdminPageProps) {
  return (
    <div className="flex flex-col gap-3 px-4 pt-3 pb-8 lg:px-5 [:root:has([data-batch])_&]:pb-28">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="flex min-w-0 flex-wrap items-baseline gap-x-4">
          <h1 className="text-2xl">{title}</h1>
          {lead != null && <p className="text-muted text-sm">{lead}</p>}
        </div>
        {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
      </div>
      <TwoFactorDue isOpen={beforeTwoFactor}>{children}</TwoFactorDue>
    </div>
  );
}
