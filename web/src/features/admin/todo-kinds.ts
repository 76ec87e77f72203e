import type { TodoKind } from '@tero/shared/contract/admin/todo';
import {
  BadgeCheck,
  Bug,
  CreditCard,
  Flag,
  Inbox,
  type LucideIcon,
  ShieldAlert,
  TextSearch,
  Webhook,
} from 'lucide-react';

interface TodoWords {
  /** of one, and of several */
  names: readonly [string, string];
  Icon: LucideIcon;
  /** where it is done, with the filter that shows what waits */
  to: string;
}

/** How each kind is called, and where it is done. */
export const todoWords: Readonly<Record<TodoKind, TodoWords>> = {
  verification: {
    names: ['proveedor para verificar', 'proveedores para verificar'],
    Icon: BadgeCheck,
    to: '/admin/provider-verification',
  },
  content: {
    names: ['caso de moderación', 'casos de moderación'],
    Icon: ShieldAlert,
    to: '/admin/moderation?state=waiting',
  },
  reports: {
    names: ['reporte sin responder', 'reportes sin responder'],
    Icon: Flag,
    to: '/admin/messages?kind=report&waits=1',
  },
  messages: {
    names: ['mensaje sin responder', 'mensajes sin responder'],
    Icon: Inbox,
    to: '/admin/messages?kind=contact&waits=1',
  },
  charges: {
    names: ['cobro fallido esta semana', 'cobros fallidos esta semana'],
    Icon: CreditCard,
    to: '/admin/payments?status=failed',
  },
  events: {
    names: ['aviso de Mercado Pago sin aplicar', 'avisos de Mercado Pago sin aplicar'],
    Icon: Webhook,
    to: '/admin/payments',
  },
  searches: { names: ['búsqueda sin respuesta', 'búsquedas sin respuesta'], Icon: TextSearch, to: '/admin/searches' },
  crashes: { names: ['falla esta semana', 'fallas esta semana'], Icon: Bug, to: '/admin/logs?tab=fallas' },
};
