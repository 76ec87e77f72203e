import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BodyOf, ResponseOf } from '@tero/shared/contract/endpoint';
import { pauses } from '@tero/shared/contract/pauses';
import { backWords, isPaused, isPlanned, type Pause, spanWords } from '@tero/shared/rules/services/pause';
import { useWaiting } from '../../common/outbox/waiting.ts';
import { aboutPause } from '../../common/subjects.ts';
import { call } from '../../lib/http/api.ts';
import { forEditing } from '../../lib/query/subject.ts';
import { isOpen, send } from '../../offline/outbox/outbox.ts';

/** Returns the current pause, or else the planned pause, which begins on its day on the device too. */
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
 * Pauses all own services at once or from a later day, changes the days, or with null ends the pause; without signal
 * the last change waits.
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
