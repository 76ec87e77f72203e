import type { ModerationDetail } from '@tero/shared/contract/admin/moderation/cases';
import { longDate } from '@tero/shared/rules/time/time';
import { Link } from 'react-router-dom';
import { Badge } from '../../../ui/Badge.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { CaseAuthor } from './CaseAuthor.tsx';
import { CasePhotos } from './CasePhotos.tsx';
import { CaseReview } from './CaseReview.tsx';

/** Shows the content that the case is about, and its author. */
export function CaseThing({ found }: { found: ModerationDetail }) {
  const { id, kind, text, link, images, made_at, is_hidden, review } = found;
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <section aria-label="Contenido reportado" className="flex flex-col gap-2">
        <div className="flex flex-wrap items-center gap-2">
          <h3 className="text-lg">Contenido reportado</h3>
          {is_hidden && <Badge tone="danger">Oculto</Badge>}
        </div>
        {review && <CaseReview review={review} />}
        {text === null ? (
          <p className="text-muted">Ya no está: su autor lo eliminó, o se eliminó la cuenta.</p>
        ) : (
          <p className="wrap-anywhere max-h-60 overflow-y-auto whitespace-pre-wrap rounded-control bg-sunken p-3">
            {text || 'Sin texto'}
          </p>
        )}
        {images.length > 0 && (
          <div className="flex flex-wrap gap-2">
            {images.map((src) => (
              <Picture key={src} src={src} alt="" width={1} height={1} className="size-20 rounded-control" />
            ))}
          </div>
        )}
        {kind === 'inquiry' && <CasePhotos id={id} />}
        <p className="flex flex-wrap items-center gap-x-3 text-muted text-sm">
          {made_at && <span>Del {longDate(made_at)}</span>}
          {link && !is_hidden && (
            <Link to={link} className="inline-flex min-h-11 items-center font-semibold text-link underline">
              Ver en el sitio
            </Link>
          )}
        </p>
      </section>
      <CaseAuthor found={found} />
    </div>
  );
}
