import type { ErrorCode, ErrorEnvelope } from '@tero/shared/errors';
import { hour, minute, second } from '@tero/shared/rules/time/durations';

const seconds = { length: second, one: 'segundo', many: 'segundos' };
const minutes = { length: minute, one: 'minuto', many: 'minutos' };
const hours = { length: hour, one: 'hora', many: 'horas' };

/** Returns the sentence for a person who must wait for this number of seconds; 0: the time is unknown. */
export function waitSentence(wait: number): string {
  if (wait <= 0) return 'Demasiados intentos. Esperá un momento y probá de nuevo.';
  const left = Math.ceil(wait) * second;
  const unit = left < minute ? seconds : left < 2 * hour ? minutes : hours;
  const count = Math.ceil(left / unit.length);
  return `Demasiados intentos. Probá de nuevo en ${count} ${count === 1 ? unit.one : unit.many}.`;
}

/** HTTP status and default message of each error code; no other place maps codes to HTTP. */
const table: Record<ErrorCode, { status: number; message: string }> = {
  validation_failed: { status: 400, message: 'Revisá los datos marcados' },
  malformed_request: { status: 400, message: 'No pudimos leer lo que enviaste. Recargá la página y probá de nuevo.' },
  route_not_found: { status: 404, message: 'Esa llamada de la API no existe' },
  not_found: { status: 404, message: 'No encontramos lo que buscás. Puede que ya no exista: recargá la página.' },
  session_required: { status: 401, message: 'Iniciá sesión para continuar' },
  session_invalid: { status: 401, message: 'Tu sesión ha expirado. Iniciá sesión de nuevo.' },
  bad_credentials: {
    status: 401,
    message: 'Credenciales incorrectas. Por favor verifica tu email/usuario y contraseña.',
  },
  account_unknown: { status: 404, message: 'Usuario no encontrado. ¿Quieres registrarte?' },
  requires_verification: { status: 401, message: 'Verificá tu email antes de iniciar sesión.' },
  second_step_required: { status: 401, message: 'Escribí el código de tu aplicación de autenticación' },
  second_step_wrong: {
    status: 401,
    message: 'El código no es correcto o ya se usó. Escribí el que muestra ahora tu aplicación.',
  },
  two_factor_overdue: {
    status: 403,
    message: 'Para seguir usando el panel, activá la verificación en dos pasos en «Seguridad»',
  },
  password_change_required: {
    status: 403,
    message:
      'Ahora administrás Tero: elegí una contraseña nueva con el enlace que te mandamos por email, o pedí otro en «¿Olvidaste tu contraseña?».',
  },
  token_invalid: { status: 400, message: 'El enlace no sirve o ya se usó. Pedí uno nuevo.' },
  token_expired: { status: 400, message: 'El enlace venció. Pedí uno nuevo.' },
  link_expired: { status: 410, message: 'Este enlace venció. Pedile uno nuevo a quien te lo mandó.' },
  account_suspended: {
    status: 403,
    message:
      'El equipo de Tero suspendió tu cuenta. En el email que te mandamos están el motivo y un enlace para responder.',
  },
  deletion_waiting: {
    status: 403,
    message: 'Pediste eliminar esta cuenta. Todavía podés recuperarla.',
  },
  last_admin: { status: 409, message: 'Tiene que quedar al menos un administrador. Nombrá a otro primero.' },
  confirmation_required: {
    status: 403,
    message: 'Por seguridad, confirmá que sos vos. Si no ves cómo, cerrá sesión y volvé a entrar.',
  },
  phone_unconfirmed: {
    status: 403,
    message: 'Primero confirmá tu celular con un código: te lo mandamos por SMS.',
  },
  forbidden: { status: 403, message: 'No tenés permiso para hacer esto' },
  requires_subscription: {
    status: 403,
    message: 'Necesitas una suscripción activa para activar servicios. Suscríbete para continuar.',
  },
  profile_incomplete: { status: 403, message: 'Completá tu perfil para poder publicar.' },
  upload_refused: { status: 400, message: 'No pudimos usar esa imagen. Elegí otra.' },
  quota_exceeded: { status: 409, message: 'Llegaste al máximo de imágenes de tu cuenta. Eliminá alguna para seguir.' },
  already_subscribed: { status: 409, message: 'Ya tenés una suscripción activa.' },
  payments_unavailable: {
    status: 503,
    message: 'Mercado Pago no responde en este momento. No se cobró nada. Probá de nuevo en unos minutos.',
  },
  notification_refused: { status: 401, message: 'La notificación no viene firmada por Mercado Pago' },
  key_reused: {
    status: 422,
    message: 'Ya nos llegó este envío, con otros datos. Recargá la página y fijate qué quedó guardado.',
  },
  in_progress: { status: 409, message: 'Todavía estamos procesando ese envío. Esperá un momento.' },
  upload_missing: { status: 409, message: 'Faltan imágenes: volvé a subirlas.' },
  already_exists: { status: 409, message: 'Eso ya existe. Mirá la lista antes de crearlo de nuevo.' },
  changed_meanwhile: { status: 412, message: 'Los datos cambiaron mientras los mirabas. Volvé a revisarlos.' },
  in_use: { status: 409, message: 'Todavía se usa en otro lado. Quitalo de ahí primero.' },
  quote_changed: { status: 409, message: 'El presupuesto cambió. Mirá la versión nueva antes de aceptarlo.' },
  quote_closed: { status: 409, message: 'Ya no podés aceptar este presupuesto. Pedile otro al proveedor.' },
  texts_unavailable: {
    status: 503,
    message: 'Por ahora no podemos mandar códigos por SMS. Avisale al proveedor por WhatsApp que aceptás.',
  },
  push_unavailable: {
    status: 503,
    message: 'La prueba no salió: el servicio de notificaciones de ese navegador no responde. Probá más tarde.',
  },
  own_service: { status: 403, message: 'No podés hacer esto con un servicio tuyo' },
  too_many_requests: { status: 429, message: waitSentence(0) },
  code_too_soon: { status: 429, message: 'Todavía no podemos mandar otro código. Probá más tarde.' },
  payload_too_large: {
    status: 413,
    message: 'Lo que enviaste es demasiado grande. Probá con menos fotos o con fotos más livianas.',
  },
  headers_too_large: {
    status: 431,
    message: 'La solicitud tiene encabezados demasiado grandes. Borrá las cookies de Tero y probá de nuevo.',
  },
  unsupported_media_type: {
    status: 415,
    message: 'La solicitud tiene un formato que no aceptamos. Recargá la página y probá de nuevo.',
  },
  range_not_satisfiable: { status: 416, message: 'Esa parte del archivo no existe' },
  request_timeout: { status: 408, message: 'La conexión tardó demasiado. Probá de nuevo.' },
  storage_full: { status: 507, message: 'No nos queda espacio por ahora. Probá de nuevo más tarde.' },
  overloaded: { status: 503, message: 'Hay mucha gente usando Tero. Probá de nuevo en unos segundos.' },
  internal_error: { status: 500, message: 'Algo salió mal de nuestro lado. Probá de nuevo en unos minutos.' },
};

interface Details {
  message?: string;
  /** faults: field → Spanish text */
  errors?: Record<string, string>;
  /** seconds */
  retryAfter?: number;
  /** further fields of the response that apps read, like `requiresVerification` */
  extra?: Record<string, unknown>;
}

/** Returns the message of an error. The default message of a limit says when the caller may try again. */
function sentenceOf(code: ErrorCode, { retryAfter = 0 }: Details): string {
  return code === 'too_many_requests' ? waitSentence(retryAfter) : table[code].message;
}

/** An expected error. The error handler turns it into the error envelope. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: Details;

  constructor(code: ErrorCode, details: Details = {}) {
    super(details.message ?? sentenceOf(code, details));
    this.name = 'AppError';
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return table[this.code].status;
  }

  envelope(): ErrorEnvelope {
    const { errors, extra } = this.details;
    return { success: false, code: this.code, message: this.message, ...(errors && { errors }), ...extra };
  }
}

/** Returns the value, or throws `not_found` when there is none. */
export function found<T>(value: T | null | undefined, message?: string): T {
  if (value === null || value === undefined) throw new AppError('not_found', { message });
  return value;
}

/** Tells whether the disk or the database's quota is full. Reads still work then, but writes do not. */
export function isStorageFull(error: unknown): boolean {
  const code = (error as { code?: unknown })?.code;
  return code === 'SQLITE_FULL' || code === '53100' || code === 'ENOSPC';
}
