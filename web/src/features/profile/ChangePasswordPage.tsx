import ShieldCheck from 'lucide-react/icons/shield-check';
import { Card } from '../../ui/Card.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';

const tips = [
  'Usá una contraseña que no uses en ningún otro sitio.',
  'Cuanto más larga, mejor. Una frase de varias palabras es fácil de recordar.',
  'Combiná mayúsculas, números y símbolos.',
  'No se la digas a nadie. Tero nunca te la va a pedir.',
  'Después del cambio cerramos tu sesión en todos los dispositivos, también en este. Entrá de nuevo con la contraseña nueva.',
];

export function ChangePasswordPage() {
  return (
    <div className="wrap max-w-5xl! py-6 sm:py-10">
      <PageHeading title="Cambiar contraseña" />
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Card className="sm:p-7">
          <ChangePasswordForm />
        </Card>
        <aside aria-labelledby="consejos" className="rounded-card bg-primary-soft p-5 text-on-primary-soft">
          <h2 id="consejos" className="flex items-center gap-2 text-xl">
            <ShieldCheck size={22} aria-hidden="true" className="shrink-0" />
            Consejos de seguridad
          </h2>
          <ul className="mt-3 flex list-disc flex-col gap-2 pl-5">
            {tips.map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </ul>
        </aside>
      </div>
    </div>
  );
}
