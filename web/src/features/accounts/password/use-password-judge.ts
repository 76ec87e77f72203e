import { type PasswordJudge, passwordJudge } from '@tero/shared/rules/passwords/password-strength';
import { useState } from 'react';
import { useSaving } from '../../../ui/saving.ts';

/**
 * Returns the judge of new passwords, and `loadJudge` to fetch it. The judge is undefined until then. It is half a
 * megabyte, so people who save data do not fetch it. Without the judge the server answers.
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
