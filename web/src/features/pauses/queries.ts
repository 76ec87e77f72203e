import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BodyOf, ResponseOf } from '@tero/shared/contract/endpoint';
import { pauses } from '@tero/shared/contract/pauses';
import { backWords, isPaused, type Pause } from '@tero/shared/rules/services/pause';
import { useWaiting } from '../../common/outbox/waiting.ts';
import { aboutPause } from '../../common/subjects.ts';
import { call } from '../../lib/http/api.ts';
import { forEditing } from '../../lib/query/subject.ts';
import { isOpen, send } from '../../offline/outbox/outbox.ts';

const ownPause = aboutPause.read({
  call: async ({ signal }) => (await call(pauses.own, { signal })).pause,
  cache: { whose: 'own', days: 'any' },
  staleTime: 0,
});

export function useOwnPause() {
  return useQuery(forEditing(ownPause()));
}

/** Pauses all own services, changes the day, or with null ends the pause; without signal the last word waits. */
export function useSetPause() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof pauses.set>) =>
      send<ResponseOf<typeof pauses.set>>({
        kind: 'pause',
        params: {},
        body,
        title: body.until ? `Pausa: ${backWords({ until: body.until }).toLowerCase()}` : 'Terminar la pausa',
        edit: '/provider/pause',
        setKey: 'pause',
      }),
    onSuccess: (result) => {
      if (result.state === 'sent') client.setQueryData(ownPause.key(), result.reply.pause);
    },
  });
}

/** The own pause by the last word, which may wait on this device, and what waits or was refused. */
export function useShownPause(given: Pause | null | undefined, isOwn: boolean) {
  const item = useWaiting('pause', isOwn).at(-1);
  const said = item && isOpen(item) ? (item.body as { until: string | null; note: string | null }) : undefined;
  const pause = said === undefined ? given : said.until === null ? null : { until: said.until, note: said.note };
  return { pause: isPaused(pause, new Date()) ? pause : null, item };
}
