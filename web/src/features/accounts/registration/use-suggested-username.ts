import { limits } from '@tero/shared/limits';
import { usernamesOf } from '@tero/shared/rules/text/usernames';
import { useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useFreeUsername } from '../queries.ts';
import type { PersonForm } from './person-form.ts';

/**
 * Writes a username made of the name once that is written, unless there is one of the person's own: at once, and the free
 * one of the server when that answers (rule ACC-90). Returns whether what stands there is so.
 */
export function useSuggestedUsername(form: PersonForm) {
  const free = useFreeUsername();
  const [suggested, setSuggested] = useState('');
  /** by the name that was asked about: leaving its field again asks nothing new */
  const asked = useRef(new Map<string, Promise<string | null>>());
  const username = useWatch({ control: form.control, name: 'username' });

  function write(text: string) {
    setSuggested(text);
    form.setValue('username', text, { shouldDirty: true });
    form.clearErrors('username');
  }
  function freeOf(name: string): Promise<string | null> {
    const answer = asked.current.get(name) ?? free.mutateAsync(name);
    asked.current.set(name, answer);
    return answer.catch(() => {
      asked.current.delete(name);
      return null;
    });
  }
  async function suggest() {
    const { name } = form.getValues();
    const [plain] = usernamesOf(name);
    const own = form.getValues('username');
    if (!plain || name.trim().length > limits.nameMax || (own !== '' && own !== suggested)) return;
    if (suggested === '' || !usernamesOf(name).includes(suggested)) write(plain);
    const found = await freeOf(name);
    // who has changed it meanwhile has one
    const now = form.getValues('username');
    if (found && found !== now && (now === plain || now === suggested)) write(found);
  }
  // the field adds its own options to these
  form.register('name', { onBlur: () => void suggest() });
  return suggested !== '' && username === suggested;
}
