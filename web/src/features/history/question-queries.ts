import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { contactQuestions } from '@tero/shared/contract/contact-questions';
import type { BodyOf } from '@tero/shared/contract/endpoint';
import { call } from '../../lib/http/api.ts';
import { messageOf } from '../../lib/http/messages.ts';
import { subject } from '../../lib/query/subject.ts';
import { type Reader, useReader } from '../../lib/session/reader.ts';
import { toast } from '../../ui/toast.tsx';

const aboutQuestions = subject('contact-questions');

const ownQuestions = aboutQuestions.read({
  call: async ({ signal }, _reader: Reader) => (await call(contactQuestions.list, { signal })).questions,
  cache: { whose: 'own', days: 'any' },
  // a notice leads here
  staleTime: 0,
});

/** What I am asked about my contacts, the newest first. */
export function useContactQuestions() {
  return useQuery(ownQuestions(useReader()));
}

export type ContactAnswer = BodyOf<typeof contactQuestions.answer>;

/** Answers a question; it needs the server at once, and the card keeps what was chosen. */
export function useAnswerContact(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ContactAnswer) => call(contactQuestions.answer, { params: { id }, body }),
    onSuccess: (_, { outcome }) => {
      if (outcome !== 'skipped') toast.success('Gracias por contestar');
      return client.invalidateQueries({ queryKey: aboutQuestions.prefix });
    },
    onError: (error) => {
      toast.error(messageOf(error, 'No pudimos guardar tu respuesta. Probá de nuevo.'));
    },
  });
}
