import { delays } from '@tero/shared/delays';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { entryPath, pathOfPlace } from '../../lib/navigation/entry-path.ts';
import { keepPress } from '../../lib/navigation/press.ts';
import { toast } from '../../ui/toast.tsx';

/**
 * Returns a function that shows the reason and opens the registration after 2 s, unless the person has left by then
 * (rule PHONE-5).
 */
export function useRegisterRedirect(about: string): () => void {
  const navigate = useNavigate();
  const location = useLocation();
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return () => {
    keepPress({ kind: 'contact', about }, pathOfPlace(location));
    toast.warning('Debes registrarte para contactar al proveedor');
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => navigate(entryPath('register', location)), delays.contactRedirect);
  };
}
