import { useNavigate } from 'react-router-dom';
import { toast } from '../../ui/toast.tsx';

/** Returns a function that shows that an item waits on this device, with a link to the outbox. */
export function useTellQueued(): (message: string) => void {
  const navigate = useNavigate();
  return (message) => {
    toast.info(message, {
      duration: 6000,
      action: { label: 'Ver pendientes', onClick: () => navigate('/pendientes') },
    });
  };
}
