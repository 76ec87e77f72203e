import { useLocation, useNavigate } from 'react-router-dom';
import { nextPath } from './entry-path.ts';

/**
 * The navigation state of a redirect from a screen that is not for this visitor: going back there would redirect again.
 */
export const turnedAway = { isTurnedAway: true } as const;

/**
 * Goes to the previous page. From the first page of the visit it goes to the address's `next`, or home (rule NAV-43).
 */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  return () => {
    const index = (window.history.state as { idx?: number } | null)?.idx ?? 0;
    const isTurnedAway = (state as Partial<typeof turnedAway> | null)?.isTurnedAway;
    if (index > 0) navigate(-1);
    else navigate((!isTurnedAway && nextPath(search)) || '/');
  };
}
