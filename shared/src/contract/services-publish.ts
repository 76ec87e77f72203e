import { z } from 'zod';
import { limits } from '../limits.ts';
import { isPriceless } from '../rules/money/price.ts';
import { paymentTypes, tiers } from '../rules/services/choices.ts';
import { fold } from '../rules/text/text.ts';
import { hour } from '../rules/time/durations.ts';
import { weekdays } from '../rules/time/schedule.ts';
import { edits } from './edits.ts';
import { endpoint } from './endpoint.ts';
import { idParams, optionalText, requiredText, succeeded } from './fields.ts';
import { notAnImage } from './image-texts.ts';
import { amountOrNone, anyway, flag, type HalfChecked, jsonOr, listOf, numeric, synonyms } from './loose.ts';
import { service } from './services.ts';
import { photoIds } from './uploads.ts';

const price = amountOrNone(
  z
    .number('Escribí un precio, por ejemplo 1.500')
    .min(0, 'Escribí un precio, por ejemplo 1.500')
    .max(limits.priceMax, 'El precio es demasiado alto')
    .transform((pesos) => Math.round(pesos * 100) / 100)
    .nullable(),
);

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Elegí una hora');
/** An end before the start falls on the next day; `wholeDay` means all day (rule TIME-9). */
const hours = jsonOr(
  z
    .object({ start: time, end: time })
    .refine(({ start, end }) => start !== end, {
      path: ['end'],
      message: 'Elegí una hora de fin distinta de la de inicio, o Todo el día',
    })
    .optional(),
);

const day = z.string().transform(fold).pipe(z.enum(weekdays, 'Día inválido'));

/** Takes `ambos` (create) and `both` as one value (rule SRCH-14). */
const serviceType = synonyms(
  new Map([['ambos', 'both']]),
  z.enum(['presencial', 'remoto', 'both'], 'Elegí la modalidad'),
);

/** The fields of a service's form, without its images. */
export const serviceFields = {
  title: requiredText('Escribí el título', limits.serviceTitle),
  description: requiredText('Escribí una descripción', limits.serviceDescription),
  /** the category's id or name */
  category: z
    .union([z.number(), z.string()], 'Elegí una categoría')
    .transform((given) => `${given}`)
    .pipe(requiredText('Elegí una categoría')),
  price_type: z.enum(['fixed', 'range', 'other'], 'Elegí el tipo de precio').default('fixed'),
  fixed_price: price.optional(),
  min_price: price.optional(),
  max_price: price.optional(),
  payment_type: z.enum(paymentTypes, 'Elegí cómo cobrás').default('por_trabajo'),
  requires_custom_quote: flag(false),
  estimated_duration: requiredText('Elegí la duración estimada'),
  available_days: listOf(day),
  available_hours: hours,
  service_type: serviceType,
  coverage_area: requiredText('Elegí la zona de cobertura'),
  service_status: z.enum(tiers, 'Elegí el nivel del servicio').default('basic'),
  is_active: flag(true),
  client_requirements: optionalText(2000),
  additional_notes: optionalText(2000),
  main_image_index: numeric(
    z
      .number()
      .int()
      .min(0)
      .max(limits.serviceImages - 1),
  ).catch(0),
  photoIds,
};

export interface Prices {
  price_type: string;
  fixed_price?: number | null | undefined;
  min_price?: number | null | undefined;
  max_price?: number | null | undefined;
  payment_type?: string | undefined;
  requires_custom_quote: boolean;
}

/**
 * Returns the faults of the prices. A payment to be agreed has no price, and a custom quote needs none. Otherwise the
 * prices of the chosen type are required, and min ≤ max (rules MONEY-5, MONEY-6 and MONEY-86).
 */
export function priceFaults(body: Prices): { field: string; message: string }[] {
  const faults: { field: string; message: string }[] = [];
  const fault = (field: string, message: string) => faults.push({ field, message });
  const { min_price: low, max_price: high } = body;
  if (isPriceless(body.payment_type)) return faults;
  if (low && high && low > high) fault('max_price', 'El precio máximo no puede ser menor que el mínimo');
  if (body.requires_custom_quote) return faults;
  if (body.price_type === 'fixed' && !body.fixed_price) fault('fixed_price', 'Escribí el precio');
  if (body.price_type === 'range' && !low) fault('min_price', 'Escribí el precio mínimo');
  if (body.price_type === 'range' && !high) fault('max_price', 'Escribí el precio máximo');
  return faults;
}

/**
 * Reports the faults of the prices beside the faults of other fields. A price that is not a number already has its own
 * fault.
 */
export function checkPrices(body: HalfChecked, ctx: z.RefinementCtx<HalfChecked>): void {
  const prices = {
    price_type: typeof body.price_type === 'string' ? body.price_type : '',
    payment_type: typeof body.payment_type === 'string' ? body.payment_type : undefined,
    requires_custom_quote: body.requires_custom_quote === true,
    fixed_price: priceOf(body.fixed_price),
    min_price: priceOf(body.min_price),
    max_price: priceOf(body.max_price),
  };
  for (const { field, message } of priceFaults(prices)) {
    const hasItsOwn = body[field] !== null && body[field] !== undefined && typeof body[field] !== 'number';
    if (!hasItsOwn) ctx.addIssue({ code: 'custom', path: [field], message });
  }
}

/** Returns the price in a body that may have faults; null: no price, or a faulty one. */
export function priceOf(field: unknown): number | null {
  return typeof field === 'number' ? field : null;
}

/**
 * `corrections` comes with the second request for a new service. It is the person's choice about the proposed texts.
 */
export const createServiceBody = z
  .object({
    ...serviceFields,
    terms_accepted: flag(false).refine((yes) => yes, 'Tenés que aceptar los términos y condiciones'),
    corrections: z.enum(['accepted', 'kept']).optional(),
  })
  .check(anyway(checkPrices));

/** An image of the service, in display order; it may be marked as the main one or for deletion. */
const keptImage = z.object({ id: numeric(z.number().int()), is_main: flag(false), should_delete: flag(false) });

/**
 * An edit of a service. Lists of images only choose among the service's images (rule SVC-17); an image in neither list
 * stays. If the main image goes, `main_image_index` counts the remaining images first and then the new ones.
 */
export const updateServiceBody = z
  .object({
    ...serviceFields,
    /** a missing field does not change */
    is_active: flag(true).optional(),
    existing_images: listOf(keptImage),
    imagesToDelete: listOf(numeric(z.number().int())),
  })
  .check(anyway(checkPrices));

export const correction = z.object({ original: z.string(), corrected: z.string() });

export const serviceFiles = {
  field: 'images',
  max: limits.serviceImages,
  maxBytes: limits.serviceImageBytes,
  tooMany: 'No puedes agregar más de 5 imágenes en total',
  tooLarge: 'Algunas imágenes superan el límite de 15MB',
  notAnImage,
  staged: true,
} as const;

export const noImage = 'Debes subir al menos una imagen para el servicio';

/** The fields of a service's form. */
export const editedService = edits('Este servicio', service, [
  'title',
  'description',
  'category_id',
  'price_type',
  'fixed_price',
  'min_price',
  'max_price',
  'payment_type',
  'requires_custom_quote',
  'estimated_duration',
  'available_days',
  'available_hours',
  'service_type',
  'coverage_area',
  'service_status',
  'is_active',
  'client_requirements',
  'additional_notes',
  'images',
]);

export const publish = {
  create: endpoint({
    method: 'POST',
    path: '/api/services',
    auth: 'provider',
    forbidden: 'No tienes permisos para crear servicios.',
    summary: 'Publica un servicio; puede proponer antes correcciones del texto',
    body: createServiceBody,
    files: { ...serviceFiles, required: noImage },
    /** either the proposed corrections, with nothing created, or the new service */
    response: succeeded({
      needsCorrection: z.boolean(),
      corrections: z.object({ title: correction, description: correction }).optional(),
      service: service.optional(),
    }),
    idempotent: true,
    phoneConfirmed: true,
    errors: ['requires_subscription', 'profile_incomplete', 'upload_refused', 'upload_missing', 'quota_exceeded'],
    limit: { max: 40, window: hour, by: 'account' },
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/services/:id',
    auth: 'account',
    summary: 'Cambia un servicio propio y sus imágenes',
    params: idParams,
    body: updateServiceBody,
    files: serviceFiles,
    response: succeeded({ service }),
    idempotent: true,
    edits: editedService,
    errors: ['not_found', 'forbidden', 'requires_subscription', 'upload_refused', 'upload_missing', 'quota_exceeded'],
  }),
};
