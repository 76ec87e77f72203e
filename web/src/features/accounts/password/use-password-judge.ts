import { type PasswordJudge, passwordJudge } from '@tero/shared/rules/passwords/password-strength';
import { useState } from 'react';
import { useSaving } from '../../../ui/saving.ts';

/**
 * Returns the judge of new passwords once `loadJudge` has fetched it, and undefined until then: it is half a megabyte,
 * which people who save data do not fetch. Without the judge the server answers.
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
