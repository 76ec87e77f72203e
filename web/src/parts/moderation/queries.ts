import { useMutation } from '@tanstack/react-query';
import type { BodyOf } from '@tero/shared/contract/endpoint';
import { moderation } from '@tero/shared/contract/moderation';
import type { ModeratedKind } from '@tero/shared/rules/moderation';
import { call } from '../../lib/http/api.ts';

type Said = Pick<BodyOf<typeof moderation.report>, 'reason' | 'note'>;

/** Reports a thing that breaks the rules. Needs the server at once: what was chosen stays in front of the person. */
export function useReportContent(thing: { kind: ModeratedKind; id: number }) {
  return useMutation({ mutationFn: (said: Said) => call(moderation.report, { body: { ...thing, ...said } }) });
}
