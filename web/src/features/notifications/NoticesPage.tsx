import { PageHeading } from '../../ui/PageHeading.tsx';
import { NotificationPanel } from './bell/NotificationPanel.tsx';

/** Shows the notifications on their own screen (rule NAV-94). */
export function NoticesPage() {
  return (
    <div className="wrap flex max-w-3xl! flex-col gap-5 py-6 sm:py-8">
      <PageHeading title="Avisos" />
      <div className="overflow-hidden rounded-card border border-line bg-surface pt-2 shadow-card">
        <NotificationPanel />
      </div>
    </div>
  );
}
