import { entryIndex } from '../../router/history.ts';
import { useNavigate } from '../../router/router.tsx';

/** Goes to the previous page, or home when this is the first one of the visit. */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  return () => {
    if (entryIndex() > 0) navigate(-1);
    else navigate('/');
  };
}
