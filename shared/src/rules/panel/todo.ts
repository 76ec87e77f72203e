/** The tasks that wait for the team, in the order of work (rule ADM-94). */
export const todoKinds = [
  'backups',
  'verification',
  'content',
  'rings',
  'reports',
  'messages',
  'charges',
  'events',
  'mercadopago',
  'cfe',
  'mails',
  'pushes',
  'sms',
  'texts',
  'unsorted',
  'searches',
  'crashes',
] as const;
export type TodoKind = (typeof todoKinds)[number];

interface TodoWords {
  /** the name of one task, and of several */
  names: readonly [string, string];
  /** where it is done, with the filter that shows what waits */
  to: string;
}

/** The names of each kind, and the screen for its tasks. */
export const todoWords: Readonly<Record<TodoKind, TodoWords>> = {
  backups: {
    names: ['problema con las copias de seguridad', 'problemas con las copias de seguridad'],
    to: '/admin#copias',
  },
  verification: {
    names: ['proveedor para verificar', 'proveedores para verificar'],
    to: '/admin/provider-verification',
  },
  content: { names: ['caso de moderación', 'casos de moderación'], to: '/admin/moderation?state=waiting' },
  rings: {
    names: ['grupo de cuentas relacionadas', 'grupos de cuentas relacionadas'],
    to: '/admin/related',
  },
  reports: { names: ['reporte sin responder', 'reportes sin responder'], to: '/admin/messages?kind=report&waits=1' },
  messages: { names: ['mensaje sin responder', 'mensajes sin responder'], to: '/admin/messages?kind=contact&waits=1' },
  charges: {
    names: ['cobro fallido esta semana', 'cobros fallidos esta semana'],
    to: '/admin/payments?failed=open',
  },
  events: {
    names: ['notificación de Mercado Pago sin procesar', 'notificaciones de Mercado Pago sin procesar'],
    to: '/admin/payments?tab=avisos&state=dead',
  },
  mercadopago: {
    names: ['problema con Mercado Pago: no responde', 'problemas con Mercado Pago: no responde'],
    to: '/admin/payments?tab=avisos',
  },
  cfe: {
    names: ['pago sin e-recibo', 'pagos sin e-recibo'],
    to: '/admin/payments?cfe=missing',
  },
  mails: { names: ['email que no sale', 'emails que no salen'], to: '/admin/logs?tab=emails' },
  pushes: {
    names: ['notificación push que no sale', 'notificaciones push que no salen'],
    to: '/admin/logs?tab=emails',
  },
  sms: { names: ['SMS que no sale', 'SMS que no salen'], to: '/admin/logs?tab=emails' },
  texts: {
    names: ['SMS hoy, cerca del tope del día', 'SMS hoy, cerca del tope del día'],
    to: '/admin/logs?tab=emails',
  },
  unsorted: { names: ['servicio en «Otro trabajo»', 'servicios en «Otro trabajo»'], to: '/admin/services?unsorted=1' },
  searches: { names: ['búsqueda sin respuesta', 'búsquedas sin respuesta'], to: '/admin/searches' },
  crashes: { names: ['falla esta semana', 'fallas esta semana'], to: '/admin/logs?tab=fallas' },
};

/**
 * The kinds of alerts that administrators can choose. Each is about an event that cannot wait. The other tasks have no
 * alert, because they build up slowly, can be done any day, or concern the server's operator (rule ADM-140).
 */
export const alertKinds = [
  'backups',
  'verification',
  'content',
  'reports',
  'messages',
  'charges',
  'events',
  'crashes',
] as const;
export type AlertKind = (typeof alertKinds)[number];

/** The local hours within which the team is alerted. */
export const alertHours = { opens: 8, closes: 22 } as const;

/** '3 proveedores para verificar'. */
export function todoText({ kind, count }: { kind: TodoKind; count: number }): string {
  return `${count.toLocaleString('es-UY')} ${todoWords[kind].names[count === 1 ? 0 : 1]}`;
}
