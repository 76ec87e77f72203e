import type { AdminMessage } from '@tero/shared/contract/admin/messages';
import { Link } from 'react-router-dom';

const kinds: Record<NonNullable<AdminMessage['about']>['type'], string> = {
  service: 'Servicio',
  provider: 'Proveedor',
  post: 'Publicación',
};

/** Links to the thing that a support message is about or, if there is none, to the page where somebody wrote it. */
export function About({ about, page }: Pick<AdminMessage, 'about' | 'page'>) {
  const link = about?.link ?? page;
  if (!link) return '—';
  return (
    <Link to={link} className="text-link underline underline-offset-2">
      {about ? `${kinds[about.type]}: ${about.label}` : page}
    </Link>
  );
}
