import { useNavigate } from 'react-router-dom';
import { Button } from '../../ui/Button.tsx';

/** Back, or home when this is the first page of the visit. */
export function BackButton() {
  const navigate = useNavigate();
  function back() {
    const index = (window.history.state as { idx?: number } | null)?.idx ?? 0;
    if (index > 0) navigate(-1);
    else navigate('/');
  }
  return (
    <Button variant="outline" onClick={back}>
      Volver atrás
    </Button>
  );
}
