import { limits } from '@tero/shared/limits';
import { usernamesOf } from '@tero/shared/rules/text/usernames';
import { useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useFreeUsername } from '../queries.ts';
import type { PersonForm } from './person-form.ts';

/**
 * Returns a username made of the name once that is written, to be offered beside its field (rule ACC-90): the free one
 * of the server, without an answer the plainest one. Empty where there is none, or the field has another that is no
 * fault.
 */
export function useSuggestedUsername(form: PersonForm): string {
  const free = useFreeUsername();
  const [suggested, setSuggested] = useState('');
  /** by the name that was asked about: leaving its field again asks nothing new */
  const asked = useRef(new Map<string, Promise<string | null>>());
  const username = useWatch({ control: form.control, name: 'username' });
  const isOwn = username !== '' && !form.getFieldState('username', form.formState).error;

  function freeOf(name: string, plain: string): Promise<string | null> {
    const answer = asked.current.get(name) ?? free.mutateAsync(name);
    asked.current.set(name, answer);
    return answer.catch(() => {
      asked.current.delete(name);
      return plain;
    });
  }
  async function suggest() {
    const { name } = form.getValues();
    const [plain] = usernamesOf(name);
    if (!plain || name.trim().length > limits.nameMax) return setSuggested('');
    const found = await freeOf(name, plain);
    // the name may be another one by then
    if (form.getValues('name') === name) setSuggested(found ?? '');
  }
  // the field adds its own options to these
  form.register('name', { onBlur: () => void suggest() });
  return isOwn || suggested === username ? '' : suggested;
}
