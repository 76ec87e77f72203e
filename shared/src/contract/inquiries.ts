import { z } from 'zod';
import { limits } from '../limits.ts';
import { quoteStates } from '../rules/quotes/state.ts';
import { hour, minute } from '../rules/time/durations.ts';
import { outcomes } from '../rules/time/response-time.ts';
import { asker } from './blocks.ts';
import { endpoint } from './endpoint.ts';
import {
  id,
  idParams,
  inquiryLink,
  pageToken,
  phoneWithheld,
  requiredLine,
  requiredText,
  succeeded,
  success,
} from './fields.ts';
import { notAnImage, photoTooLarge } from './image-texts.ts';
import { listOf } from './loose.ts';
import { pause } from './pauses.ts';
import { photoIds } from './uploads.ts';

/** A service with its provider, a possible recipient of a pedido. */
const asked = {
  service_id: z.int(),
  service_title: z.string(),
  provider_id: z.int(),
  provider_name: z.string(),
  provider_image: z.string().nullable(),
};

const candidate = z.object({
  ...asked,
  category: z.string(),
  rating: z.number(),
  reviews_count: z.int(),
  /** where it is served; missing in older caches */
  coverage_area: z.string().optional(),
});
export type InquiryCandidate = z.output<typeof candidate>;

/** A quote that answers a pedido, in short. */
const answer = z.object({
  /** not in what a device kept from before */
  id: z.int().optional(),
  path: z.string(),
  state: z.enum(quoteStates),
  total: z.int(),
  /** when the work will be done; older caches have it only in accepted quotes */
  term: z.string().optional(),
  /** the purpose in a line; missing in older caches */
  title: z.string().optional(),
  /** for the pedido's writer: whether they accepted the quote themselves (rule ASK-27); missing in older caches */
  is_agreed: z.boolean().optional(),
  /** either side said that the work is done (rule QUOTE-54) */
  is_done: z.literal(true).optional(),
});
export type InquiryQuote = z.output<typeof answer>;

/** A recipient of a pedido. */
const recipient = z.object({
  ...asked,
  /** the trade; missing in older caches */
  category: z.string().optional(),
  /** null when the provider can no longer be asked, and when the phone is withheld (rule PHONE-10) */
  phone: z.string().nullable(),
  phone_withheld: phoneWithheld,
  /**
   * whether it can still be asked: the pedido is fresh, and the service is listed, or unlisted because of a pause alone
   */
  is_open: z.boolean(),
  page_token: pageToken,
  /** when its chat was opened; null: not yet */
  asked_at: z.string().nullable(),
  /** the writer's answer about whether the provider responded (rule ASK-10); null: not asked yet */
  answer: z.object({ outcome: z.enum(outcomes).nullable(), minutes: z.int().nullable() }).nullable(),
  pause: pause.optional(),
  /** the newest quote with which it answered, while it is not withdrawn (rule ASK-8) */
  quote: answer.optional(),
  /** the earlier quotes that are not withdrawn, the newest first; missing if there are none */
  earlier_quotes: z.array(answer).optional(),
});
export type InquiryRecipient = z.output<typeof recipient>;

const texts = { what: z.string(), place: z.string(), timing: z.string(), created_at: z.string() };

const inquiry = z.object({
  id: z.int(),
  ...texts,
  /** the path of the page that the pedido's link opens (rule ASK-4); null once the link has ended */
  path: z.string().nullable(),
  /** the same while there are photos on it; null without any */
  photos_path: z.string().nullable(),
  /** whether the team hid the pedido: its link then opens nothing, and nobody is asked from it (rule MOD-8) */
  is_hidden: z.boolean(),
  recipients: z.array(recipient),
});
export type Inquiry = z.output<typeof inquiry>;

/** `src` is a `data:` URL, because no address of a photo may outlive the link. */
export const unseenPhoto = z.object({ src: z.string(), width: z.int(), height: z.int() });
export type UnseenPhoto = z.output<typeof unseenPhoto>;

/**
 * A pedido as its link shows it. It says how many others were asked, but never who wrote it or who they are (rule
 * ASK-5).
 */
const sharedInquiry = z.object({
  /** for a report, which takes the link's token too (rule MOD-1) */
  id: z.int(),
  ...texts,
  others: z.int(),
  /** the link's last day */
  until: z.string(),
  photos: z.array(unseenPhoto),
  /** whether the caller wrote it, or is one of its recipients; missing: another person or a visitor */
  reader: z.enum(['writer', 'asked']).optional(),
  /** somebody's quote was accepted; missing: none (rule QUOTE-32) */
  is_solved: z.literal(true).optional(),
  /** the writer, only for the recipients (rule TRUST-83); missing in older caches */
  asker: asker.optional(),
  /**
   * the caller's quotes that answer it, except withdrawn quotes, newest first (rule QUOTE-24); missing if there are
   * none
   */
  own_quotes: z.array(answer).optional(),
});
export type SharedInquiry = z.output<typeof sharedInquiry>;

/** A pedido in the list of a provider who was asked, without the writer (rule ASK-5). */
const received = z.object({
  id: z.int(),
  what: z.string(),
  place: z.string(),
  timing: z.string(),
  /** when its chat was opened */
  asked_at: z.string(),
  /** how many photos its page has */
  photos: z.int(),
  /** the page that its link opens, and that link's last day */
  path: z.string(),
  until: z.string(),
  /** its writer accepted a quote, whoever's; missing: none */
  is_solved: z.literal(true).optional(),
  /** the provider's quotes of it, without withdrawn ones, the newest first */
  own_quotes: z.array(answer),
});
export type ReceivedInquiry = z.output<typeof received>;

const most = `Podés pedirle a ${limits.inquiryProviders} proveedores como mucho`;
const none = 'Elegí al menos un proveedor';
const tooMany = `Podés elegir hasta ${limits.inquiryCandidates} servicios`;

export const createInquiryBody = z.object({
  what: requiredText('Contá qué necesitás', limits.inquiryText),
  place: requiredLine('Decí dónde es, por ejemplo Pocitos'),
  timing: requiredLine('Decí para cuándo, por ejemplo esta semana'),
  service_ids: listOf(id).pipe(z.array(z.int(), none).min(1, none).max(limits.inquiryProviders, most)),
});

/** The sent form: its photos may be uploaded ahead. */
const sentInquiryBody = createInquiryBody.extend({ photoIds });

export const inquiryFiles = {
  field: 'photos',
  max: limits.inquiryPhotos,
  maxBytes: limits.postImageBytes,
  tooMany: `Un pedido lleva hasta ${limits.inquiryPhotos} fotos`,
  tooLarge: photoTooLarge,
  notAnImage,
  staged: true,
} as const;

export const inquiries = {
  candidates: endpoint({
    method: 'GET',
    path: '/api/inquiries/candidates',
    auth: 'anyone',
    summary: 'De estos servicios, los que se pueden pedir por WhatsApp: uno por proveedor, en el mismo orden',
    query: z.object({
      service_ids: listOf(id).pipe(z.array(z.int(), none).min(1, none).max(limits.inquiryCandidates, tooMany)),
    }),
    response: succeeded({ candidates: z.array(candidate) }),
    limit: { max: 120, window: minute },
    cache: 'never',
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/inquiries',
    auth: 'account',
    summary: 'Mis pedidos, el último primero: a quién le pregunté y quién respondió',
    response: succeeded({ inquiries: z.array(inquiry) }),
  }),
  received: endpoint({
    method: 'GET',
    path: '/api/inquiries/received',
    auth: 'provider',
    summary: 'Los pedidos que me hicieron y cuyo enlace todavía abre, el último primero',
    response: succeeded({ inquiries: z.array(received) }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/inquiries',
    auth: 'account',
    summary: 'Escribe un pedido para varios proveedores; cada chat se abre después, uno por uno',
    body: sentInquiryBody,
    files: inquiryFiles,
    response: succeeded({ inquiry: z.object({ id: z.int() }) }),
    status: 201,
    idempotent: true,
    phoneConfirmed: true,
    errors: ['quota_exceeded', 'upload_refused', 'upload_missing'],
    limit: { max: 30, window: hour, by: 'account' },
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/inquiries/:id',
    auth: 'account',
    summary: 'Elimina un pedido propio, con sus fotos y su enlace',
    params: idParams,
    response: success,
    errors: ['not_found', 'forbidden'],
  }),
  shared: endpoint({
    method: 'GET',
    path: '/api/inquiries/link/:token',
    auth: 'anyone',
    summary: 'Un pedido con sus fotos, para quien tiene el enlace; por 30 días',
    params: z.object({ token: inquiryLink }),
    response: succeeded({ inquiry: sharedInquiry }),
    errors: ['not_found', 'link_expired'],
    limit: { max: 30, window: minute },
    cache: 'never',
  }),
};
