import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import CirclePlus from 'lucide-react/icons/circle-plus';
import FileText from 'lucide-react/icons/file-text';
import Megaphone from 'lucide-react/icons/megaphone';
import Newspaper from 'lucide-react/icons/newspaper';
import type { LucideIcon } from 'lucide-react/types';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Sheet } from '../../../ui/Sheet.tsx';

const choices: { to: string; label: string; text: string; Icon: LucideIcon }[] = [
  {
    to: '/create_service',
    label: 'Un servicio',
    text: 'Algo que ofrecés, con precio y fotos.',
    Icon: BriefcaseBusiness,
  },
  { to: '/create-post', label: 'Una publicación', text: 'Una novedad o un trabajo terminado.', Icon: Newspaper },
  { to: '/provider/create-offer', label: 'Una promoción', text: 'Un precio especial por unos días.', Icon: Megaphone },
  {
    to: '/provider/create-quote',
    label: 'Un presupuesto',
    text: 'Precios por escrito, que tu cliente acepta desde el celular.',
    Icon: FileText,
  },
];

/** Shows the bar's entry that asks what to create. The screens themselves say what is missing for it. */
export function CreateEntry({ className }: { className: (isLit: boolean) => string }) {
  const [open, setOpen] = useState(false);
  const { key, pathname } = useLocation();
  const isLit = choices.some(({ to }) => to === pathname);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation closes it
  useEffect(() => setOpen(false), [key]);

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-current={isLit ? 'page' : undefined}
        onClick={() => setOpen(true)}
        className={className(isLit)}
      >
        <CirclePlus size={22} aria-hidden="true" />
        Crear
      </button>
      <Sheet open={open} onOpenChange={setOpen} title="¿Qué querés crear?">
        <ul className="flex flex-col gap-2">
          {choices.map(({ to, label, text, Icon }) => (
            <li key={to}>
              <Link
                to={to}
                className="flex min-h-16 items-center gap-4 rounded-control border border-line px-4 py-3 transition-colors hover:border-primary hover:bg-primary-soft"
              >
                <Icon size={24} aria-hidden="true" className="shrink-0 text-link" />
                <span>
                  <span className="block font-semibold">{label}</span>
                  <span className="block text-muted text-sm">{text}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </Sheet>
    </>
  );
}
