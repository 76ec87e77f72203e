import type { Notification } from '@tero/shared/contract/notifications';
import BellOff from 'lucide-react/icons/bell-off';
import CheckCheck from 'lucide-react/icons/check-check';
import Settings from 'lucide-react/icons/settings';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { OfflineState } from '../../../common/OfflineState.tsx';
import { OfflineError } from '../../../lib/http/client/api-error.ts';
import { messageOf } from '../../../lib/http/messages.ts';
import { Button } from '../../../ui/Button.tsx';
import { cx } from '../../../ui/cx.ts';
import { FormNotice } from '../../../ui/FormNotice.tsx';
import { panelLinkStyle } from '../../../ui/panel-style.ts';
import { Loading, Skeleton } from '../../../ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '../../../ui/StateCard.tsx';
import { useMarkAllRead, useNotifications } from './bell-queries.ts';
import { NotificationItem } from './NotificationItem.tsx';

/** Shows the ten newest notifications, with their loading, empty and error states. Only the list scrolls. */
export function NotificationPanel() {
  const { data, error, refetch } = useNotifications();
  const retry = () => void refetch();
  return (
    <>
      {data && <Listed notifications={data} />}
      {!data && !error && <Waiting />}
      {!data && error instanceof OfflineError && <OfflineState onRetry={retry} />}
      {!data && error && !(error instanceof OfflineError) && (
        <ErrorState
          title="No pudimos cargar tus notificaciones"
          message="Puede ser algo pasajero. Probá de nuevo."
          onRetry={retry}
        />
      )}
      {/* hidden while the list loads, because its length decides where this link stands */}
      <div className={cx('border-line border-t p-1.5', !data && !error && 'invisible')}>
        <Link to="/notification-settings" className={panelLinkStyle}>
          <Settings size={18} aria-hidden="true" className="text-muted" />
          Configurar notificaciones
        </Link>
      </div>
    </>
  );
}

function Listed({ notifications }: { notifications: readonly Notification[] }) {
  const list = useRef<HTMLUListElement>(null);
  const markAll = useMarkAllRead();
  const hasUnread = notifications.some(({ is_read }) => !is_read);
  if (notifications.length === 0) {
    return (
      <EmptyState
        icon={<BellOff size={30} aria-hidden="true" />}
        title="No tenés notificaciones"
        text="Acá te vamos a avisar de tus pedidos, reseñas y presupuestos."
        actions={null}
      />
    );
  }
  // the button disappears after use, so the list takes the focus
  const readAll = () => markAll.mutate(undefined, { onSuccess: () => list.current?.focus() });
  return (
    <>
      {markAll.isError && (
        <div className="px-3 pb-2">
          <FormNotice tone="danger">
            {messageOf(markAll.error, 'No pudimos marcar las notificaciones. Probá de nuevo.')}
          </FormNotice>
        </div>
      )}
      {hasUnread && (
        <div className="px-3">
          <Button variant="ghost" size="sm" busy={markAll.isPending} onClick={readAll} className="min-h-11!">
            <CheckCheck size={18} aria-hidden="true" />
            Marcar todas como leídas
          </Button>
        </div>
      )}
      <ul
        ref={list}
        tabIndex={-1}
        aria-label="Avisos"
        className="min-h-0 overflow-y-auto overscroll-contain outline-none"
      >
        {notifications.map((notification) => (
          <NotificationItem key={notification.id} notification={notification} />
        ))}
      </ul>
    </>
  );
}

function Waiting() {
  return (
    <Loading label="Cargando notificaciones…" className="flex flex-col gap-4 px-5 py-3">
      {['a', 'b', 'c'].map((key) => (
        <div key={key} className="flex gap-3">
          <Skeleton className="size-10 shrink-0 rounded-pill" />
          <div className="flex grow flex-col gap-2">
            <Skeleton className="h-5 w-2/3" />
            <Skeleton className="h-4 w-full" />
          </div>
        </div>
      ))}
    </Loading>
  );
}
