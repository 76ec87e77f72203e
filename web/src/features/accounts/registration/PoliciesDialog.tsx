import Check from 'lucide-react/icons/check';
import Headset from 'lucide-react/icons/headset';
import Lock from 'lucide-react/icons/lock';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { NewTabLink } from '../NewTabLink.tsx';

const privacy = [
  'Te pedimos solo los datos que necesitás para usar Tero.',
  'No vendemos tus datos ni los compartimos para publicidad.',
  'Si ofrecés servicios, tu teléfono y tu email los ven personas con cuenta. Si aceptás un presupuesto, ese proveedor ve tu nombre y tu celular.',
  'Podés ver, corregir o borrar tus datos cuando quieras (Ley 18.331).',
];
const allowed = [
  'Buscar, comparar y contactar proveedores.',
  'Publicar servicios reales, con fotos y precios verdaderos.',
  'Dejar reseñas honestas sobre trabajos que contrataste.',
];
const forbidden = [
  'Crear cuentas falsas o hacerte pasar por otra persona.',
  'Publicar contenido ofensivo, engañoso o ilegal.',
  'Inventar reseñas, o pedirlas a cambio de algo.',
  'Usar los datos de contacto para mandar publicidad.',
];

interface PoliciesDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Shows the policies in simple words to people who register (rule SUPP-10). */
export function PoliciesDialog({ open, onOpenChange }: PoliciesDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Políticas en palabras simples"
      description="Lo más importante, en palabras de todos los días."
      footer={<Button onClick={() => onOpenChange(false)}>Entendido</Button>}
    >
      <div className="flex flex-col gap-6">
        <Section title="Tu privacidad" items={privacy} mark={<Lock size={18} className="text-link" />} />
        <Section title="Lo que podés hacer" items={allowed} mark={<Check size={18} className="text-success" />} />
        <Section title="Lo que no está permitido" items={forbidden} mark={<X size={18} className="text-danger" />} />
        <section>
          <h3 className="text-lg">¿Dudas?</h3>
          <p className="mt-2 flex gap-3">
            <Headset size={18} aria-hidden="true" className="mt-1 shrink-0 text-link" />
            <span>
              Escribile a nuestro equipo desde la página de <NewTabLink to="/contact">contacto</NewTabLink>. Te
              respondemos por email.
            </span>
          </p>
        </section>
        <p className="border-line border-t pt-4">
          Leé la versión completa: <NewTabLink to="/friendly-policies">Políticas en palabras simples</NewTabLink> ·{' '}
          <NewTabLink to="/terms">Términos y condiciones</NewTabLink>
        </p>
      </div>
    </Dialog>
  );
}

function Section({ title, items, mark }: { title: string; items: readonly string[]; mark: ReactNode }) {
  return (
    <section>
      <h3 className="text-lg">{title}</h3>
      <ul className="mt-2 flex flex-col gap-2">
        {items.map((item) => (
          <li key={item} className="flex gap-3">
            <span aria-hidden="true" className="mt-1 shrink-0">
              {mark}
            </span>
            {item}
          </li>
        ))}
      </ul>
    </section>
  );
}
