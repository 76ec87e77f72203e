import { logActionLabels, logEntityLabels, messageStateLabels, verificationLabels } from './admin.ts';
import { paymentMethodLabels, paymentStatusLabels, subscriptionLabels } from './subscription.ts';

type Words = Readonly<Record<string, string>>;

/** What the fields of the log of administrators are called there; a test of the API asks for every one. */
const fields: Words = {
  action: 'Acción',
  address: 'Dirección',
  admin_notes: 'Notas',
  adminId: 'Administrador',
  amount: 'Monto',
  birth_date: 'Fecha de nacimiento',
  cantidad: 'Cantidad',
  category_id: 'Categoría',
  cedula_number: 'Cédula',
  client_id: 'Cliente',
  comment: 'Comentario',
  company_name: 'Empresa',
  confirmed: 'Confirmado',
  coverage_area: 'Zona',
  created_at: 'Fecha',
  description: 'Descripción',
  email: 'Email',
  email_verified: 'Email verificado',
  emergency_contact: 'Contacto de emergencia',
  emergency_phone: 'Teléfono de emergencia',
  end_date: 'Hasta',
  entityType: 'Tipo',
  estimated_duration: 'Duración',
  export: 'Descarga',
  final_rating: 'Calificación',
  fixed_price: 'Precio',
  group_id: 'Grupo',
  icon: 'Ícono',
  images_removed: 'Imágenes quitadas',
  is_active: 'Activo',
  is_public: 'Público',
  kind: 'Tipo',
  location: 'Localidad',
  max_price: 'Precio máximo',
  min_price: 'Precio mínimo',
  motivo: 'Motivo',
  name: 'Nombre',
  note: 'Nota',
  password: 'Contraseña',
  payment_date: 'Fecha de pago',
  payment_method: 'Medio de pago',
  phone: 'Teléfono',
  price_type: 'Tipo de precio',
  provider_id: 'Proveedor',
  rating: 'Calificación',
  reason: 'Motivo',
  recovery_codes: 'Códigos de recuperación',
  requires_custom_quote: 'A convenir',
  response_text: 'Respuesta',
  review_id: 'Reseña',
  role: 'Rol',
  search: 'Búsqueda',
  secret: 'Clave del segundo paso',
  service: 'Servicio',
  service_id: 'Servicio',
  sort: 'Orden',
  specialty: 'Especialidad',
  start_date: 'Desde',
  state: 'Estado',
  status: 'Estado',
  step: 'Falló',
  subscription_id: 'Suscripción',
  title: 'Título',
  transaction_id: 'Transacción',
  user_id: 'Cliente',
  username: 'Usuario',
  verification_status: 'Verificación',
};

/** What the house's own values of a field are called; other texts are people's, and stay. */
const values: Readonly<Record<string, Words>> = {
  action: logActionLabels,
  entityType: logEntityLabels,
  export: { csv: 'CSV' },
  kind: { contact: 'Contacto', report: 'Denuncia' },
  payment_method: paymentMethodLabels,
  price_type: { fixed: 'Precio fijo', range: 'Rango', other: 'A convenir' },
  recovery_codes: { renewed: 'nuevos' },
  role: { user: 'Cliente', provider: 'Proveedor', admin: 'Administrador' },
  state: messageStateLabels,
  status: { ...subscriptionLabels, ...paymentStatusLabels },
  step: { password: 'la contraseña', code: 'el código del segundo paso', no_code: 'faltó el código del segundo paso' },
  verification_status: verificationLabels,
};
const hundredths = ['amount', 'final_rating', 'fixed_price', 'min_price', 'max_price'];

/** Returns a field of the log in Spanish (rule ADM-80). */
export function logField(field: string): string {
  return fields[field] ?? field;
}

/** Returns a value of the log in Spanish; what is not there is a dash. */
export function logValue(field: string, value: string | number | boolean | null): string {
  if (value === null || value === '') return '—';
  if (typeof value === 'boolean') return value ? 'sí' : 'no';
  if (typeof value === 'number') return hundredths.includes(field) ? (value / 100).toLocaleString('es-UY') : `${value}`;
  return values[field]?.[value] ?? value;
}

/** Whether the log can say a change in Spanish: its field, and the values where the house has words for them. */
export function isSayable(field: string, ...given: readonly unknown[]): boolean {
  if (!Object.hasOwn(fields, field)) return false;
  const words = values[field];
  return given.every((value) => typeof value !== 'string' || !words || Object.hasOwn(words, value));
}
