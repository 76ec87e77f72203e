import type { ModerationCase, ModerationDetail } from '@tero/shared/contract/admin/moderation/cases';
import type { ModeratedKind, ModerationAction } from '@tero/shared/rules/moderation';
import type { Harness } from './harness.ts';
import type { Person } from './people.ts';

/** Reports a thing; without a person as a visitor. */
export function reportThing(
  h: Harness,
  as: Person | null,
  thing: { kind: ModeratedKind; id: number },
  given: { reason?: string; note?: string; ip?: string } = {},
) {
  const { ip, reason = 'spam', note } = given;
  const body = { ...thing, reason, ...(note !== undefined && { note }) };
  return h.call('POST', '/api/moderation/reports', { as: as?.token, body, ...(ip && { ip }) });
}

/** Returns the case of a thing in the team's queue; undefined when nobody has reported the thing. */
export async function caseOf(h: Harness, admin: Person, { kind, id }: { kind: ModeratedKind; id: number }) {
  const url = `/api/admin/moderation?kind=${kind}&limit=100`;
  const { body } = await h.call<{ cases: ModerationCase[] }>('GET', url, { as: admin.token });
  return body.cases.find((one) => one.thing_id === id);
}

export function decideCase(
  h: Harness,
  admin: Person,
  caseId: number,
  action: ModerationAction,
  message = 'Lo miramos.',
) {
  const body = { action, reason: 'spam', message };
  return h.call<{ case: ModerationDetail }>('POST', `/api/admin/moderation/${caseId}/decisions`, {
    as: admin.token,
    body,
  });
}

/** Reports a thing and does something about it; returns the case. */
export async function moderate(
  h: Harness,
  admin: Person,
  thing: { kind: ModeratedKind; id: number },
  action: ModerationAction,
): Promise<ModerationDetail> {
  await reportThing(h, null, thing, { ip: '198.51.100.7' });
  const found = await caseOf(h, admin, thing);
  const { status, body } = await decideCase(h, admin, found?.id ?? 0, action);
  if (status !== 201) throw new Error(`${action} of ${thing.kind}: ${JSON.stringify(body)}`);
  return body.case;
}
