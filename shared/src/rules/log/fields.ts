import type { LogEntityType } from './acts.ts';

/** Fields that hold only our own words, dates, numbers and switches. */
const ours = {
  account_id: 'Cuenta',
  action: 'Acción',
  adminId: 'Administrador',
  amount: 'Monto',
  asked_at: 'Pedido el',
  batchId: 'Lote',
  attempts: 'Intentos',
  cantidad: 'Cantidad',
  category_id: 'Categoría',
  cfe: 'e-Recibo',
  cfe_file: 'Archivo del e-recibo',
  cfe_number: 'Número del e-recibo',
  client_id: 'Cliente',
  confirmed: 'Confirmado',
  counts: 'Cuenta en el promedio',
  created_at: 'Fecha',
  destinatarios: 'Destinatarios',
  email_verified: 'Email verificado',
  end_date: 'Hasta',
  entityId: 'ID del objeto',
  entityType: 'Tipo',
  expires_on: 'Vale hasta',
  export: 'Descarga',
  failed: 'Cobros fallidos',
  filas: 'Filas',
  final_rating: 'Calificación',
  fixed_price: 'Precio',
  from: 'Desde el día',
  group_id: 'Grupo',
  huella: 'Huella (SHA-256)',
  icon: 'Ícono',
  identity_seen_at: 'Identidad vista',
  identity_sent_at: 'Fotos de la identidad enviadas',
  images_removed: 'Imágenes quitadas',
  is_active: 'Activo',
  is_public: 'Público',
  kind: 'Tipo',
  lote: 'Lote',
  max_price: 'Precio máximo',
  message: 'Mensaje n.º',
  message_sent: 'Mensaje enviado',
  min_price: 'Precio mínimo',
  moderation: 'Moderación',
  motivo: 'Motivo',
  paper: 'Papel',
  paper_seen: 'Papel visto',
  paused_until: 'En pausa hasta',
  payment_date: 'Fecha de pago',
  payment_method: 'Medio de pago',
  personId: 'Persona',
  planned_pause_from: 'Pausa planeada desde',
  price_type: 'Tipo de precio',
  provider_id: 'Proveedor',
  rating: 'Calificación',
  recovery_codes: 'Códigos de recuperación',
  refund_asked: 'Pidió devolver',
  reply_hours: 'Horas para responder',
  requires_custom_quote: 'A convenir',
  review_id: 'Reseña',
  role: 'Rol',
  service_id: 'Servicio',
  sort: 'Orden',
  start_date: 'Desde',
  state: 'Estado',
  status: 'Estado',
  step: 'Falló',
  subscription_id: 'Suscripción',
  to: 'Hasta el día',
  transaction_id: 'Transacción',
  undone: 'Deshecho',
  unsorted: 'En «Otro trabajo»',
  user_id: 'Cliente',
  verification_status: 'Verificación',
  verified_contact: 'Contacto comprobado',
  waits: 'Espera respuesta',
} as const;

/**
 * Names of fields whose texts Tero shows to everybody. The log keeps these texts apart, so that it can delete them
 * (rule ADM-88).
 */
const open = {
  comment: 'Comentario',
  company_name: 'Empresa',
  content: 'Texto',
  coverage_area: 'Zona',
  description: 'Descripción',
  estimated_duration: 'Duración',
  founder_name: 'Quién está detrás',
  founder_quote: 'Palabras de quien está detrás',
  founder_role: 'Rol',
  location: 'Localidad',
  response_text: 'Respuesta',
  service: 'Servicio',
  specialty: 'Especialidad',
  testimonials: 'Testimonios',
  title: 'Título',
} as const;

/** Texts that are private, unless `exceptions` says otherwise. */
const closed = {
  address: 'Dirección',
  admin_notes: 'Notas',
  apply_email: 'Email para postularse',
  birth_date: 'Fecha de nacimiento',
  cedula_number: 'Cédula',
  email: 'Email',
  emergency_contact: 'Contacto de emergencia',
  emergency_phone: 'Teléfono de emergencia',
  facebook: 'Facebook',
  hours: 'Horario',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  name: 'Nombre',
  note: 'Nota',
  openings: 'Búsquedas',
  phone: 'Teléfono',
  private_reply: 'Respuesta privada',
  reason: 'Motivo',
  search: 'Búsqueda',
  settled_note: 'Cómo se resolvió',
  text: 'Texto',
  username: 'Usuario',
  work_benefits: 'Beneficios de trabajar acá',
} as const;

/** Fields whose change is logged without their values. */
const secret = {
  password: 'Contraseña',
  secret: 'Clave de la verificación en dos pasos',
} as const;

/** The names of fields in the administrators' log; a test of the API requires one for every field. */
export const fields: Readonly<Record<string, string>> = { ...ours, ...open, ...closed, ...secret };

export type Openness = 'ours' | 'open' | 'closed' | 'secret';

/** The content of a field in the log of one kind of thing, if it differs from the field's content elsewhere. */
const exceptions: Partial<Record<LogEntityType, Readonly<Record<string, Openness>>>> = {
  category: { title: 'ours', description: 'ours' },
  // a search that many made
  search_term: { title: 'ours' },
  // the team's, but somebody may write a name into them
  template: { name: 'open', text: 'open' },
  // a provider's name is on its page; a client's is shortened there
  provider: { name: 'open' },
  // what its pages show of the operator
  site: {
    address: 'ours',
    apply_email: 'ours',
    facebook: 'ours',
    hours: 'ours',
    instagram: 'ours',
    linkedin: 'ours',
    openings: 'ours',
    phone: 'ours',
    work_benefits: 'ours',
  },
};

/**
 * Tells what a field of the log holds: our own words, a public text, a private text or a secret. Unknown fields are
 * private.
 */
export function opennessOf(entity: LogEntityType, field: string): Openness {
  const exception = exceptions[entity]?.[field];
  if (exception) return exception;
  if (Object.hasOwn(ours, field)) return 'ours';
  if (Object.hasOwn(open, field)) return 'open';
  return Object.hasOwn(secret, field) ? 'secret' : 'closed';
}
