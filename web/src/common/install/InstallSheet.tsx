import { Sheet } from '../../ui/Sheet.tsx';
import { HomeScreenDrawing, OpenDrawing, ShareDrawing } from './InstallDrawings.tsx';

interface InstallSheetProps {
  reason: keyof typeof reasons;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const reasons = {
  push: {
    title: 'Primero, agregá Tero a tu inicio',
    description: 'En iPhone y iPad las notificaciones llegan solo a las apps agregadas a la pantalla de inicio.',
    last: 'Iniciá sesión, entrá en Configuración, después en Notificaciones, y tocá «Activar notificaciones».',
  },
  app: {
    title: 'Agregá Tero a tu inicio',
    description: 'En iPhone y iPad se hace desde Safari y lleva un momento.',
    last: 'Queda en tu inicio como cualquier app y abre también sin conexión.',
  },
} as const;

const steps = [
  {
    Drawing: ShareDrawing,
    title: 'Tocá «Compartir»',
    text: 'Es el cuadrado con una flecha hacia arriba, en la barra de Safari.',
  },
  {
    Drawing: HomeScreenDrawing,
    title: 'Elegí «Agregar a inicio»',
    text: 'Si no lo ves, está más abajo en la lista. Después tocá «Agregar».',
  },
  {
    Drawing: OpenDrawing,
    title: 'Abrí Tero desde su ícono',
    text: null,
  },
];

/**
 * Explains how to install on an iPhone. Push notifications need an installed app there (since iOS 16.4), and a page
 * cannot install itself.
 */
export function InstallSheet({ reason, open, onOpenChange }: InstallSheetProps) {
  const { title, description, last } = reasons[reason];
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={title} description={description}>
      <ol className="mx-auto flex max-w-lg flex-col gap-3">
        {steps.map(({ Drawing, title, text }, index) => (
          <li key={title} className="flex items-center gap-4 rounded-card bg-sunken p-4">
            <Drawing />
            <div>
              <p className="font-bold font-heading text-lg">
                {index + 1}. {title}
              </p>
              <p className="text-muted">{text ?? last}</p>
            </div>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}
