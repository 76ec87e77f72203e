import { z } from 'zod';
import { limits } from '../limits.ts';
import { day } from '../rules/time/durations.ts';
import { identityStates, reviewedFields, reviewReasons } from '../rules/verification.ts';
import { registerProviderBody } from './accounts.ts';
import { edits, version } from './edits.ts';
import { endpoint } from './endpoint.ts';
import { optionalPlace, optionalText, personName, requiredText, succeeded, username } from './fields.ts';
import { imageTooLarge, notAnImage, photoTooLarge } from './image-texts.ts';
import { optionalPhone } from './phone.ts';
import { photoIds } from './uploads.ts';

/** A provider's own profile with all fields, for its edit form only. */
export const ownProvider = z.object({
  id: z.int(),
  name: z.string(),
  username: z.string().nullable(),
  email: z.string(),
  phone: z.string().nullable(),
  company_name: z.string().nullable(),
  service: z.string().nullable(),
  specialty: z.string().nullable(),
  description: z.string().nullable(),
  profile_image: z.string().nullable(),
  location: z.string().nullable(),
  cedula_number: z.string().nullable(),
  birth_date: z.string().nullable(),
  address: z.string().nullable(),
  emergency_contact: z.string().nullable(),
  emergency_phone: z.string().nullable(),
  /** for calls alone; it may be a landline (rule PHONE-94) */
  call_phone: z.string().nullable(),
  /** whether the team compared document and face; `is_reviewed` may rest on the data alone (rule TRUST-50) */
  is_verified: z.boolean(),
  is_reviewed: z.boolean(),
  verification_status: z.enum(['approved', 'pending', 'rejected']),
  documents_submitted_at: z.string().nullable(),
  created_at: z.string(),
  version,
});
export type OwnProvider = z.output<typeof ownProvider>;

/**
 * The form of a provider's profile (rule PROV-4). It shows the email, but the server does not take it. Some changes ask
 * for verification again (rule PROV-10).
 */
export const providerProfileBody = z.object({
  name: personName,
  username,
  phone: registerProviderBody.shape.phone,
  service: registerProviderBody.shape.service,
  company_name: registerProviderBody.shape.company_name,
  cedula_number: registerProviderBody.shape.cedula_number,
  specialty: optionalText(),
  description: optionalText(2000),
  location: optionalPlace(),
  birth_date: registerProviderBody.shape.birth_date,
  address: optionalText(limits.addressMax),
  emergency_contact: optionalText(),
  emergency_phone: optionalPhone,
  call_phone: optionalPhone.optional(),
});

/** The sent form. A missing phone or cédula stays as it is, so that a change waiting on a device holds neither. */
const sentProfileBody = providerProfileBody.extend({
  phone: providerProfileBody.shape.phone.optional(),
  cedula_number: providerProfileBody.shape.cedula_number.optional(),
  photoIds,
});

/** The state of a provider's first step (rule PROV-93). `review`: Tero is checking it; `rejected`: Tero refused it. */
const step = z.enum(['done', 'review', 'rejected', 'todo']);
export type StepState = z.output<typeof step>;

/** The steps from the registration to the first published service. */
export const checklist = z.object({
  photo: step,
  description: step,
  email: step,
  /** null where there is no SMS gateway to confirm it */
  phone: step.nullable(),
  verification: step,
  subscription: step,
  service: step,
});
export type Checklist = z.output<typeof checklist>;

/** The state of a provider's verification, as the provider reads it (rule PROV-61). */
export const ownVerification = z.object({
  status: z.enum(['approved', 'pending', 'rejected']),
  /** why it waits; null when it does not */
  why: z.enum(reviewReasons).nullable(),
  /** after a rejection: the administrator's words, and what to correct */
  reason: z.string().nullable(),
  fields: z.array(z.enum(reviewedFields)),
  decided_at: z.string().nullable(),
  submitted_at: z.string().nullable(),
  /** for a waiting provider: the median number of days that recent decisions took; null while there were too few */
  usual_days: z.number().int().nullable(),
  /** the pictures of document and face; `word`: the word that a new picture has to show (rule TRUST-51) */
  identity: z.object({
    state: z.enum(identityStates),
    word: z.string(),
    at: z.string().nullable(),
    reason: z.string().nullable(),
  }),
});
export type OwnVerification = z.output<typeof ownVerification>;

export const profileFiles = {
  field: 'profile_image',
  max: 1,
  maxBytes: limits.profileImageBytes,
  tooMany: 'El perfil lleva una sola foto',
  tooLarge: imageTooLarge,
  notAnImage,
  staged: true,
} as const;

/** The picture of the document, then the picture of the face. */
export const identityFiles = {
  field: 'pictures',
  max: 2,
  maxBytes: limits.profileImageBytes,
  tooMany: 'Van dos fotos: la cédula y tu cara',
  tooLarge: photoTooLarge,
  notAnImage,
  required: 'Faltan las fotos: la cédula y tu cara',
} as const;

/** The fields of a provider's profile form. */
export const editedProfile = edits('Tu perfil', ownProvider, [
  'name',
  'username',
  'phone',
  'service',
  'company_name',
  'cedula_number',
  'specialty',
  'description',
  'location',
  'birth_date',
  'address',
  'emergency_contact',
  'emergency_phone',
  'call_phone',
  'profile_image',
]);

export const providerProfile = {
  own: endpoint({
    method: 'GET',
    path: '/api/providers/profile',
    auth: 'provider',
    summary: 'Mi perfil de proveedor, entero',
    response: succeeded({ provider: ownProvider }),
  }),
  complete: endpoint({
    method: 'GET',
    path: '/api/providers/profile/complete',
    auth: 'provider',
    summary: 'Dice si el perfil está completo y qué le falta',
    response: succeeded({ isComplete: z.boolean(), missingFields: z.array(z.string()) }),
  }),
  checklist: endpoint({
    method: 'GET',
    path: '/api/providers/profile/checklist',
    auth: 'provider',
    summary: 'Los pasos hasta el primer servicio publicado, y cómo está cada uno',
    response: succeeded({ checklist }),
  }),
  verification: endpoint({
    method: 'GET',
    path: '/api/providers/profile/verification',
    auth: 'provider',
    summary: 'En qué está mi verificación; si fue rechazada, por qué y qué corregir',
    response: succeeded({ verification: ownVerification }),
  }),
  resubmit: endpoint({
    method: 'POST',
    path: '/api/providers/profile/resubmit',
    auth: 'provider',
    summary: 'Vuelve a enviar a verificación un perfil rechazado; repetirlo no cambia nada',
    response: succeeded({ verification: ownVerification }),
    errors: ['already_exists'],
    limit: { max: 5, window: day, by: 'account' },
  }),
  sendIdentity: endpoint({
    method: 'POST',
    path: '/api/providers/profile/identity',
    auth: 'provider',
    summary: 'Manda la foto de mi documento y la de mi cara, que solo ve el equipo',
    // the word of the day as its sender read it
    body: z.object({ word: requiredText('Falta la palabra del día', limits.shortText) }),
    files: identityFiles,
    response: succeeded({ verification: ownVerification }),
    errors: ['upload_refused', 'already_exists'],
    limit: { max: 6, window: day, by: 'account' },
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/providers/profile',
    auth: 'provider',
    summary: 'Cambia mi perfil de proveedor, con o sin foto',
    confirmed: ['phone'],
    body: sentProfileBody,
    files: profileFiles,
    response: succeeded({ provider: ownProvider }),
    idempotent: true,
    edits: editedProfile,
    errors: ['already_exists', 'upload_refused', 'upload_missing'],
  }),
};
