import { Sheet } from '../../ui/Sheet.tsx';
import { HomeScreenDrawing, OpenDrawing, ShareDrawing } from './InstallDrawings.tsx';

interface InstallSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const steps = [
  {
    Drawing: ShareDrawing,
    title: 'Tocá Compartir',
    text: 'Es el cuadrado con una flecha hacia arriba, en la barra de Safari.',
  },
  {
    Drawing: HomeScreenDrawing,
    title: 'Elegí «Agregar a inicio»',
    text: 'Si no lo ves, deslizá la lista hacia abajo. Después tocá «Agregar».',
  },
  {
    Drawing: OpenDrawing,
    title: 'Abrí Tero desde su ícono',
    text: 'Iniciá sesión, entrá en Notificaciones y tocá «Activar avisos».',
  },
];

/** iPhones give pushes only to installed apps (since iOS 16.4), and no page can install itself there. */
export function InstallSheet({ open, onOpenChange }: InstallSheetProps) {
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title="Primero, agregá Tero a tu inicio"
      description="En iPhone y iPad los avisos llegan solamente a las apps agregadas a la pantalla de inicio."
    >
      <ol className="mx-auto flex max-w-lg flex-col gap-3">
        {steps.map(({ Drawing, title, text }, index) => (
          <li key={title} className="flex items-center gap-4 rounded-card bg-sunken p-4">
            <Drawing />
            <div>
              <p className="font-bold font-heading text-lg">
                {index + 1}. {title}
              </p>
              <p className="text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}
