import { useNavigate } from 'react-router-dom';
import { toast } from '../../ui/toast.tsx';

/** Says that something waits on this device, and leads to where that is seen. */
export function useTellQueued(): (message: string) => void {
  const navigate = useNavigate();
  return (message) => {
    toast.info(message, {
      duration: 6000,
      action: { label: 'Ver pendientes', onClick: () => navigate('/pendientes') },
    });
  };
}
