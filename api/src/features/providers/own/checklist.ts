import type { Checklist, StepState } from '@tero/shared/contract/providers-own';
import { isEntitled } from '@tero/shared/rules/entitlement';
import type { Caller } from '../../../core/caller.ts';
import { found } from '../../../core/errors.ts';
import type { Deps } from '../../../deps/deps.ts';
import { confirmedPhone } from '../../phones/confirmed.ts';
import * as profile from './repository.ts';

type Start = NonNullable<Awaited<ReturnType<typeof profile.findStart>>>;

/** Returns which first steps the caller has taken, from stored data (rule PROV-93). */
export async function checklistOf({ db, clock, config }: Deps, { accountId }: Caller): Promise<Checklist> {
  const start = found(await profile.findStart(db, accountId));
  return {
    photo: taken(start.profile_image !== null),
    description: taken(Boolean(start.description?.trim())),
    email: taken(Boolean(start.email_verified)),
    phone: config.sms ? taken((await confirmedPhone(db, accountId)) !== null) : null,
    verification: verification(start),
    subscription: taken(isEntitled(start.entitled_until, clock.now())),
    service: taken(start.service_id !== null),
  };
}

function taken(isTaken: boolean): StepState {
  return isTaken ? 'done' : 'todo';
}

function verification({ verification_status, cedula_number }: Start): StepState {
  if (verification_status === 'approved') return 'done';
  if (verification_status === 'rejected') return 'rejected';
  return cedula_number?.trim() ? 'review' : 'todo';
}
