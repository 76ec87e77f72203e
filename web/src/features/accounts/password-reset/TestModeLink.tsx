import FlaskConical from 'lucide-react/icons/flask-conical';
import { Link } from 'react-router-dom';

/** Shows the reset link that a server without email returns in its response. This never happens in production. */
export function TestModeLink({ url }: { url: string }) {
  const { pathname } = new URL(url);
  return (
    <section aria-label="Modo de prueba" className="rounded-control bg-info-soft p-4 text-info">
      <p className="flex items-center gap-2 font-semibold">
        <FlaskConical size={20} aria-hidden="true" className="shrink-0" />
        Modo de prueba
      </p>
      <p className="mt-1">Este Tero no tiene servidor de email. El enlace está acá:</p>
      <Link
        to={pathname}
        className="mt-2 inline-flex min-h-11 items-center break-all font-semibold underline underline-offset-2"
      >
        {pathname}
      </Link>
    </section>
  );
}
