import { type PasswordJudge, passwordJudge } from '@tero/shared/rules/passwords/password-strength';
import { useState } from 'react';
import { useSaving } from '../../../ui/saving.ts';

/**
 * Returns the judge of new passwords once `loadJudge` has fetched it, and undefined until then: it is half a megabyte,
 * which nobody fetches who saves data. Whoever has no judge is told by the server.
 */
export function usePasswordJudge() {
  const [judge, setJudge] = useState<PasswordJudge>();
  function loadJudge() {
    if (judge || useSaving.getState().saves) return;
    passwordJudge().then(
      (loaded) => setJudge(() => loaded),
      () => undefined,
    );
  }
  return { judge, loadJudge };
}
