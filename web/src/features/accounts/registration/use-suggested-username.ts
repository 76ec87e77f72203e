import { limits } from '@tero/shared/limits';
import { usernamesOf } from '@tero/shared/rules/text/usernames';
import { useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useFreeUsername } from '../queries.ts';
import type { PersonForm } from './person-form.ts';

/**
 * Returns a username made from the name, to be offered beside the username field (rule ACC-90). The server suggests a
 * free one; without its answer, the simplest one is used. Returns '' if there is none, or if the field already has a
 * valid username.
 */
export function useSuggestedUsername(form: PersonForm): string {
  const free = useFreeUsername();
  const [suggested, setSuggested] = useState('');
  /** answers by name, so that leaving the field with the same name sends no new request */
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
    // the name may have changed in the meantime
    if (form.getValues('name') === name) setSuggested(found ?? '');
  }
  // the field adds its own options to this registration
  form.register('name', { onBlur: () => void suggest() });
  return isOwn || suggested === username ? '' : suggested;
}
