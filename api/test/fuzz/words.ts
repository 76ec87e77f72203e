import { createECDH } from 'node:crypto';
import { weekdays } from '@tero/shared/rules/time/schedule';
import fc from 'fast-check';
import { password } from '../people.ts';
import { Later } from './pool.ts';

const later = (kind: string) => fc.nat(200).map((pick) => new Later(kind, pick));
const text = (...texts: string[]) => fc.constantFrom(...texts);
/** Returns a text with a part that nobody has used before. */
const fresh = (before: string, after = '') => fc.nat(200).map((pick) => new Later('fresh', pick, [before, after]));

const phrases = fc
  .array(
    text(
      'Instalo luces en casas y comercios.',
      'ELECTRICIDAD URGENTE!!!',
      'niños & peques <b>felices</b>',
      'Ñandú “comillas” y guiones — largos',
      '👩‍🔧🇺🇾 arreglos',
      "Robert'); DROP TABLE services;--",
      '%25 %_% \\ _ *"NEAR" AND OR NOT',
      '#pintura #Ñandú_1 ##',
      'العربية עברית ไทย',
      'e\u0301 ﬁ ① Ⅷ ſ',
      'línea\nde abajo\r\ny otra\ttab',
      '=1+1',
    ),
    { minLength: 1, maxLength: 6 },
  )
  .map((parts) => parts.join(' '));

/** The public key of an invented browser: pushes are encrypted for it, but nobody reads them. */
const pushKey = createECDH('prime256v1').generateKeys().toString('base64url');

const date = fc.integer({ min: -3, max: 400 }).map((days) => isoDay('2026-03-10', days));

function isoDay(from: string, days: number): string {
  return new Date(Date.parse(from) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Valid values of fields by name, for rules that the schema does not express. */
export const words: Record<string, fc.Arbitrary<unknown>> = {
  name: text('Ana Pérez', 'Ñata Núñez', 'Bo', "O'Higgins & Cía <b>"),
  username: fresh('fuzz'),
  email: fc.oneof(fresh('f', '@ejemplo.uy'), later('email')),
  payer_email: text('pagador@ejemplo.uy', ''),
  identifier: later('email'),
  password: text(password, password, 'Otra-clave-2027!'),
  currentPassword: fc.constant(password),
  current_password: fc.constant(password),
  newPassword: text('Otra-clave-2027!', 'Distinta+Larga-31'),
  phone: text('099123456', '099 123 456', '098-765-432'),
  emergency_phone: text('099123456', '+598 2 900 0000'),
  cedula_number: text('12345672', '41234563'),
  birth_date: text('1985-04-03', '2000-02-29', ''),
  title: phrases.map((words) => words.slice(0, 100)),
  subject: text('Consulta', 'Ñandú & cía'),
  description: phrases,
  content: phrases.map((words) => `Novedad: ${words}`),
  comment: phrases,
  message: phrases,
  response_text: phrases,
  reason: phrases,
  service: text('Electricidad', 'Pintura'),
  company_name: text('Chispa Oriental', 'Ñandú S.A.'),
  category: fc.oneof(text('Electricidad', 'Pintura', 'electricidad'), later('category'), later('slug')),
  group_id: fc.oneof(later('category'), fc.constant('')),
  location: text('Montevideo', 'Salto'),
  coverage_area: text('Montevideo', 'Pocitos, Montevideo', 'Todo el país', 'Cerro Largo y Treinta y Tres'),
  coverageArea: text('Montevideo', 'Pocitos', 'Salto'),
  q: fc.oneof(
    text('electricidad', 'pint', 'a"b*', '%%', 'ñ', '(luz OR', '-'),
    phrases.map((words) => words.slice(0, 150)),
  ),
  search: fc.oneof(
    text('ana', '#12', '%25', '"', 'electr*', 'a AND'),
    phrases.map((words) => words.slice(0, 150)),
  ),
  price_type: text('fixed', 'range', 'other'),
  fixed_price: fc.oneof(text('1500.50', '890'), fc.integer({ min: 1, max: 9_999_999 })),
  min_price: fc.integer({ min: 1, max: 1000 }),
  max_price: fc.integer({ min: 1000, max: 9_999_999 }),
  minPrice: fc.integer({ min: 0, max: 1000 }),
  maxPrice: fc.integer({ min: 1000, max: 9000 }),
  estimated_duration: text('2 horas', '3-5 días', '+5 semanas'),
  available_days: fc.oneof(
    fc.subarray([...weekdays]),
    fc.subarray([...weekdays]).map((days) => JSON.stringify(days)),
    text('lunes,miércoles', ''),
  ),
  availableDays: fc.subarray([...weekdays], { minLength: 1 }).map((days) => days.join(',')),
  available_hours: fc.oneof(
    text('{"start":"09:00","end":"18:00"}', '{"start":"20:00","end":"06:00"}', ''),
    fc.constant({ start: '00:00', end: '23:59' }),
  ),
  terms_accepted: fc.constantFrom(true, 'true', 1),
  requires_custom_quote: fc.constantFrom(true, false, '1', '0'),
  corrections: text('kept', 'accepted'),
  photoIds: fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, fc.array(later('upload'), { maxLength: 3 })),
  existingImages: fc.array(later('url'), { maxLength: 5 }),
  existing_images: fc.array(fc.record({ id: later('image'), is_main: fc.boolean(), should_delete: fc.boolean() }), {
    maxLength: 5,
  }),
  imagesToDelete: fc.array(later('image'), { maxLength: 2 }),
  service_id: later('service'),
  serviceId: later('service'),
  provider_id: later('provider'),
  providerId: later('provider'),
  user_id: later('client'),
  subscription_id: later('subscription'),
  category_id: later('category'),
  postId: later('post'),
  reviewId: later('review'),
  review_id: later('review'),
  uploadId: fc.oneof(fc.uuid(), later('upload')),
  token: later('token'),
  day: date,
  sequence: fc.integer({ min: 0, max: 2 }),
  code: later('code'),
  startDate: date,
  endDate: date.map((day) => isoDay(day, 200)),
  start_date: date,
  end_date: date.map((day) => isoDay(day, 200)),
  payment_date: date,
  endpoint: later('push'),
  keys: fc.constant({ p256dh: pushKey, auth: 'AAAAAAAAAAAAAAAAAAAAAA' }),
  data: fc.record({ id: later('subscription'), status: text('approved', 'authorized', 'cancelled') }),
  file: fc.oneof(later('file'), text('inicio', 'index.html', 'sw.js', '.env', 'a.webp')),
  icon: text('fa-tools', 'fas fa-bolt'),
  route: text('/servicios/:id'),
  build: text('1.0.0-abc'),
};

/** The kind of thing that the `:id` of a path names. */
const idsOf: [RegExp, string][] = [
  [/admin\/categories/, 'category'],
  [/admin\/messages/, 'message'],
  [/payments/, 'payment'],
  [/review-responses/, 'answer'],
  [/reviews\/service/, 'service'],
  [/admin\/reviews/, 'review'],
  [/admin\/subscriptions/, 'subscription'],
  [/users/, 'client'],
  [/push\/devices/, 'device'],
  [/notifications/, 'notice'],
  [/offers/, 'offer'],
  [/saved-searches/, 'search'],
  [/sandbox/, 'agreement'],
  [/provider|metrics\/posts/, 'provider'],
  [/posts/, 'post'],
  [/services/, 'service'],
];

/** Returns valid values for a path's parameter. */
export function wordOfParam(path: string, name: string): fc.Arbitrary<unknown> {
  if (name === 'name') return fc.oneof(later('slug'), text('Electricidad', 'Hogar'));
  if (path.startsWith('/api/quotes/link/') && name === 'token') return later('quoteLink');
  if (path.includes('/entries/') && name === 'number') return fc.integer({ min: 1, max: 3 });
  if (name !== 'id') return words[name] ?? later(name);
  // the id in '/api/awards/:id' is that of an award, as the pool names the things under `awards`
  const [, own] = /^\/api\/(\w+)s\/:id/.exec(path) ?? [];
  return later(idsOf.find(([pattern]) => pattern.test(path))?.[1] ?? own ?? 'service');
}
