import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BodyOf, ResponseOf } from '@tero/shared/contract/endpoint';
import { pauses } from '@tero/shared/contract/pauses';
import { backWords, isPaused, isPlanned, type Pause, spanWords } from '@tero/shared/rules/services/pause';
import { useWaiting } from '../../common/outbox/waiting.ts';
import { aboutPause } from '../../common/subjects.ts';
import { call } from '../../lib/http/api.ts';
import { forEditing } from '../../lib/query/subject.ts';
import { isOpen, send } from '../../offline/outbox/outbox.ts';

/** Returns the current pause, or else the planned pause, or null. */
const pauseIn = ({ pause, planned_pause }: ResponseOf<typeof pauses.own>): Pause | null =>
  pause ?? planned_pause ?? null;

const ownPause = aboutPause.read({
  call: async ({ signal }) => pauseIn(await call(pauses.own, { signal })),
  cache: { whose: 'own', days: 'any' },
  staleTime: 0,
});

export function useOwnPause() {
  return useQuery(forEditing(ownPause()));
}

/**
 * Pauses all of the provider's services now or later, changes the days, or ends the pause (null). Without a
 * connection, the last change waits in the outbox.
 */
export function useSetPause() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof pauses.set>) =>
      send<ResponseOf<typeof pauses.set>>({
        kind: 'pause',
        params: {},
        body,
        title: titleOf(body),
        edit: '/provider/pause',
        setKey: 'pause',
      }),
    onSuccess: (result) => {
      if (result.state === 'sent') client.setQueryData(ownPause.key(), pauseIn(result.reply));
    },
  });
}

/** The own pause by the last word, which may wait on this device, and what waits or was refused. */
export function useShownPause(given: Pause | null | undefined, isOwn: boolean) {
  const item = useWaiting('pause', isOwn).at(-1);
  const said = item && isOpen(item) ? (item.body as BodyOf<typeof pauses.set>) : undefined;
  const pause = said === undefined ? given : pauseSaid(said);
  const now = new Date();
  return { pause: isPaused(pause, now) ? pause : null, planned: isPlanned(pause, now) ? pause : null, item };
}

function pauseSaid({ from, until, note }: BodyOf<typeof pauses.set>): Pause | null {
  return until === null ? null : { until, note, ...(from && { from }) };
}

/** Returns the words about a pause in Pendientes. */
function titleOf(body: BodyOf<typeof pauses.set>): string {
  const pause = pauseSaid(body);
  if (!pause) return 'Terminar la pausa';
  return `Pausa: ${(isPlanned(pause, new Date()) ? spanWords(pause) : backWords(pause)).toLowerCase()}`;
}
