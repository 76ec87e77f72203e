import type { AdminMessage } from '@tero/shared/contract/admin/messages';
import { Link } from 'react-router-dom';

const kinds: Record<NonNullable<AdminMessage['about']>['type'], string> = {
  service: 'Servicio',
  provider: 'Proveedor',
  post: 'Publicación',
};

/** A link to the subject of a support message, or at least to the page where it was written. */
export function About({ about, page }: Pick<AdminMessage, 'about' | 'page'>) {
  const link = about?.link ?? page;
  if (!link) return '—';
  return (
    <Link to={link} className="text-link underline underline-offset-2">
      {about ? `${kinds[about.type]}: ${about.label}` : page}
    </Link>
  );
}
