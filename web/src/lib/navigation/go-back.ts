import { useNavigate } from 'react-router-dom';

/** Goes to the previous page, or home when this is the first one of the visit. */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  return () => {
    const index = (window.history.state as { idx?: number } | null)?.idx ?? 0;
    if (index > 0) navigate(-1);
    else navigate('/');
  };
}
