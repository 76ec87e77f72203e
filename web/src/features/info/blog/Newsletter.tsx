import { MailX } from 'lucide-react';
import { LinkButton } from '../../../ui/LinkButton.tsx';

/** A placeholder that says so and leads to what is there (rule NAV-32). */
export function Newsletter() {
  return (
    <section
      aria-labelledby="boletin"
      className="mt-16 flex flex-col gap-5 rounded-card border border-line bg-sunken p-6 sm:flex-row sm:items-center sm:p-8"
    >
      <span className="flex size-14 shrink-0 items-center justify-center rounded-pill bg-surface text-link">
        <MailX size={28} aria-hidden="true" />
      </span>
      <div className="grow">
        <h2 id="boletin" className="text-2xl">
          Boletín por correo
        </h2>
        <p className="mt-2 max-w-2xl">
          Todavía no lo mandamos, así que no te pedimos el email. Cuando esté, vas a poder suscribirte acá. Mientras
          tanto, los artículos nuevos aparecen en esta página.
        </p>
      </div>
      <LinkButton to="/recientes" variant="outline">
        Últimos servicios
      </LinkButton>
    </section>
  );
}
