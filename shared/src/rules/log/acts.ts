/**
 * Kinds of an administrator's act. A failed sign-in may be a stranger's (rules ADM-26 and ADM-32), and an alert is the
 * server's own (rule ADM-34).
 */
export const logActions = ['create', 'update', 'delete', 'view', 'sign_in', 'sign_in_failed', 'alert'] as const;
export type LogAction = (typeof logActions)[number];

export const logActionLabels: Record<LogAction, string> = {
  create: 'Creación',
  update: 'Cambio',
  delete: 'Eliminación',
  view: 'Consulta',
  sign_in: 'Ingreso',
  sign_in_failed: 'Ingreso fallido',
  alert: 'Alerta',
};

/** The kinds of alerts to administrators (rule ADM-34). */
export type AlertKind = 'burst_of_network' | 'burst_of_accounts' | 'phones_scraped' | 'phones_of_network';

export const alertLabels: Record<AlertKind, string> = {
  burst_of_network: 'Muchas visitas y contactos desde una misma red',
  burst_of_accounts: 'Visitas y contactos de muchas cuentas recién creadas',
  phones_scraped: 'Vio todos los teléfonos que se pueden ver en un día',
  phones_of_network: 'Desde su red ya se vieron todos los teléfonos que se pueden ver en un día',
};

/** Kinds of things that administrators change (rule ADM-26). */
export const logEntityTypes = [
  'user',
  'admin',
  'provider',
  'service',
  'subscription',
  'payment',
  'payment_event',
  'review',
  'review_response',
  'category',
  'post',
  'offer',
  'inquiry',
  'message',
  'template',
  'newsletter',
  'site',
  'search_term',
  'log',
  'second_step',
] as const;
export type LogEntityType = (typeof logEntityTypes)[number];

export const logEntityLabels: Record<LogEntityType, string> = {
  user: 'Cliente',
  admin: 'Administrador',
  provider: 'Proveedor',
  service: 'Servicio',
  subscription: 'Suscripción',
  payment: 'Pago',
  payment_event: 'Notificación de Mercado Pago',
  review: 'Reseña',
  review_response: 'Respuesta',
  category: 'Categoría',
  post: 'Publicación',
  offer: 'Promoción',
  inquiry: 'Pedido',
  message: 'Mensaje',
  template: 'Plantilla',
  newsletter: 'Boletín',
  site: 'Sitio',
  search_term: 'Búsqueda',
  log: 'Registro',
  second_step: 'Verificación en dos pasos',
};
