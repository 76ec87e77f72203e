import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ContactQuestion, contactQuestions } from '@tero/shared/contract/contact-questions';
import type { BodyOf } from '@tero/shared/contract/endpoint';
import { aboutQuestions } from '../../common/subjects.ts';
import { call } from '../../lib/http/api.ts';
import { messageOf } from '../../lib/http/messages.ts';
import { type Reader, useReader } from '../../lib/session/reader.ts';
import { send } from '../../offline/outbox/outbox.ts';
import { toast } from '../../ui/toast.tsx';

export const ownQuestions = aboutQuestions.read({
  call: async ({ signal }, _reader: Reader) => (await call(contactQuestions.list, { signal })).questions,
  cache: { whose: 'own', days: 'any' },
  // a notice leads here
  staleTime: 0,
});

/** Reads the questions to the account about its contacts, newest first. */
export function useContactQuestions() {
  return useQuery(ownQuestions(useReader()));
}

type ContactAnswer = BodyOf<typeof contactQuestions.answer>;

/** Answers a question; without a connection, the last answer waits in the outbox. */
export function useAnswerContact({ id, provider_name }: Pick<ContactQuestion, 'id' | 'provider_name'>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ContactAnswer) =>
      send({
        kind: 'contact-answer',
        params: { id },
        body,
        title: `Tu respuesta sobre ${provider_name}`,
        setKey: `contact-answer:${id}`,
      }),
    onSuccess: ({ state }, { outcome }) => {
      if (state === 'sent' && outcome !== 'skipped') toast.success('Gracias por contestar');
      return client.invalidateQueries({ queryKey: aboutQuestions.prefix });
    },
    onError: (error) => {
      toast.error(messageOf(error, 'No pudimos guardar tu respuesta. Probá de nuevo.'));
    },
  });
}
