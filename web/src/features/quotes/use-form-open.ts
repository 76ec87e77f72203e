import { useState } from 'react';
import { useAddress } from '../../lib/navigation/use-address.ts';

/** Whether one of the forms of a quote's page is open; from Pendientes the address names it (`?borrador=fotos`). */
export function useFormOpen(name: 'libreta' | 'fotos'): [isOpen: boolean, setOpen: (open: boolean) => void] {
  const [address, change] = useAddress();
  const [isOpen, setOpen] = useState(address.get('borrador') === name);
  return [
    isOpen,
    (open) => {
      setOpen(open);
      if (!open && address.get('borrador') === name) change({ borrador: null, waiting: null });
    },
  ];
}
