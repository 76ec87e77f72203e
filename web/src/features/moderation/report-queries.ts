import { useMutation } from '@tanstack/react-query';
import type { BodyOf } from '@tero/shared/contract/endpoint';
import { moderation } from '@tero/shared/contract/moderation';
import { call } from '../../lib/http/api.ts';

type Sent = BodyOf<typeof moderation.report>;
type Said = Pick<Sent, 'reason' | 'note'>;

/** Reports a thing that breaks the rules. It needs the server at once; the form keeps its values until then. */
export function useReportContent(thing: Pick<Sent, 'kind' | 'id' | 'link_token'>) {
  return useMutation({ mutationFn: (said: Said) => call(moderation.report, { body: { ...thing, ...said } }) });
}
