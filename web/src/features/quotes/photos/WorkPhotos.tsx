import type { SharedQuote } from '@tero/shared/contract/quotes';
import type { QuotePhoto } from '@tero/shared/contract/quotes-photos';
import { limits } from '@tero/shared/limits';
import { takesPhotos } from '@tero/shared/rules/quotes/photos';
import { Suspense, useRef, useState } from 'react';
import { LargePhotos } from '../../../common/images/LargePhotos.tsx';
import { WaitingNote } from '../../../common/outbox/WaitingNote.tsx';
import { useWaiting } from '../../../common/outbox/waiting.ts';
import { useClock } from '../../../lib/device/clock.ts';
import { OfflineError } from '../../../lib/http/client/api-error.ts';
import { lazyPart, MissingPart } from '../../../lib/lazy-part.tsx';
import { useAddress } from '../../../lib/navigation/use-address.ts';
import { isOpen } from '../../../offline/outbox/outbox.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { cx } from '../../../ui/cx.ts';
import { Loading, Skeleton } from '../../../ui/Skeleton.tsx';
import { useFormOpen } from '../use-form-open.ts';
import { useRemovePhoto, useWorkPhotos } from './queries.ts';
import { Showing } from './Showing.tsx';

const PhotosForm = lazyPart(async () => (await import('./PhotosForm.tsx')).PhotosForm, MissingPart);

interface WorkPhotosProps {
  token: string;
  quote: SharedQuote;
  /** when the work was said to be done */
  doneAt: string;
}

/** The photos of a work that is done: for whoever has the link, and the two may add some (rule QUOTE-58). */
export function WorkPhotos({ token, quote, doneAt }: WorkPhotosProps) {
  const { data: photos, error, refetch } = useWorkPhotos(token);
  const [isAdding, setAdding] = useFormOpen('fotos');
  const [address] = useAddress();
  const heading = useRef<HTMLHeadingElement>(null);
  const isSide = quote.provider !== null && (quote.is_own || quote.is_accepter === true);
  const isInTime = useClock((at) => (takesPhotos(doneAt, at) ? 'yes' : null)) !== null;
  const waiting = useWaiting('quote-photos', isSide).filter(({ params }) => params.token === token);
  // the open form may show some that wait
  const coming = waiting.filter((item) => isOpen(item) && item.id !== address.get('waiting'));
  const ofOwn = photos?.filter(({ is_own }) => is_own).length ?? 0;
  const left = coming.reduce((rest, item) => rest - item.photos.length, limits.quotePhotos - ofOwn);
  const mayAdd = isSide && isInTime && left > 0;
  if (!mayAdd && waiting.length === 0 && !photos?.length && (photos || !error)) return null;
  return (
    <Card className="flex flex-col gap-4 print:border-0 print:p-0 print:shadow-none">
      <h2
        ref={heading}
        tabIndex={-1}
        className={cx('text-xl focus-visible:outline-none', !photos?.length && 'print:hidden')}
      >
        Fotos del trabajo
      </h2>
      {photos && photos.length > 0 && (
        <Shown {...{ token, photos, quote }} onRemoved={() => heading.current?.focus()} />
      )}
      {photos && photos.length > 0 && (
        <div className="flex flex-col gap-4 print:hidden">
          <p className="text-muted text-sm">Acá las ve solo quien tenga el enlace.</p>
          <Showing {...{ token, quote, photos }} />
        </div>
      )}
      {photos?.length === 0 && (
        <p className="print:hidden">
          Mostrá cómo estaba y cómo quedó. Cada uno de los dos puede agregar hasta {limits.quotePhotos} fotos, por{' '}
          {limits.quotePhotoDays} días.
        </p>
      )}
      {!photos && !error && (
        <Loading>
          <Skeleton className="h-24 rounded-control" />
        </Loading>
      )}
      {!photos && error && (
        <p className="flex flex-wrap items-center gap-3 print:hidden">
          {error instanceof OfflineError ? 'Si hay fotos, las ves con conexión.' : 'No pudimos cargar las fotos.'}
          <Button size="sm" variant="outline" onClick={() => void refetch()}>
            Reintentar
          </Button>
        </p>
      )}
      {waiting.map((item) => (
        <WaitingNote
          key={item.id}
          item={item}
          words={`${item.title}. Las agregamos cuando vuelva la conexión`}
          refused={`${item.title}. No se agregaron`}
          className="print:hidden"
        />
      ))}
      {mayAdd && !isAdding && (
        <Button variant="outline" className="self-start max-sm:w-full print:hidden" onClick={() => setAdding(true)}>
          Agregar fotos
        </Button>
      )}
      {mayAdd && isAdding && (
        <div className="print:hidden">
          <Suspense fallback={<div className="min-h-60" />}>
            <PhotosForm token={token} left={left} onClose={() => setAdding(false)} />
          </Suspense>
        </div>
      )}
    </Card>
  );
}

const stageWords = { before: 'Antes', after: 'Después' } as const;

interface ShownProps extends Pick<WorkPhotosProps, 'token' | 'quote'> {
  photos: readonly QuotePhoto[];
  /** its button goes with it */
  onRemoved: () => void;
}

function Shown({ token, photos, quote, onRemoved }: ShownProps) {
  const remove = useRemovePhoto(token, onRemoved);
  /** the photo that is to be removed */
  const [asked, setAsked] = useState<number | null>(null);
  const label = (at: number) => {
    const { stage, side } = photos[at] ?? {};
    const whose = side === 'provider' ? (quote.provider?.name ?? 'el proveedor') : 'quien aceptó el presupuesto';
    return `${stageWords[stage ?? 'after']}, foto ${at + 1} de ${photos.length}, de ${whose}`;
  };
  const large = photos.map(({ id, src }) => ({ id, image_url: src }));
  return (
    <>
      <LargePhotos photos={large} title="Fotos del trabajo" label={label}>
        {(open) => (
          <ul aria-label="Fotos del trabajo" className="grid grid-cols-2 gap-3 sm:grid-cols-3 print:grid-cols-4">
            {photos.map(({ id, src, width, height, stage, is_own }, at) => (
              <li key={id} className="flex flex-col gap-1">
                <button
                  type="button"
                  aria-haspopup="dialog"
                  aria-label={`${label(at)}: verla grande`}
                  onClick={() => open(at)}
                  className="block overflow-hidden rounded-control border border-line bg-sunken"
                >
                  <img {...{ src, width, height }} alt="" className="aspect-square size-full object-cover" />
                </button>
                <p className="flex flex-wrap items-center justify-between gap-x-2 text-sm">
                  <span>{stageWords[stage]}</span>
                  {is_own && (
                    <button
                      type="button"
                      aria-haspopup="dialog"
                      aria-label={`Eliminar: ${label(at)}`}
                      className="py-2 font-semibold text-link underline underline-offset-4 print:hidden"
                      onClick={() => setAsked(id)}
                    >
                      Eliminar
                    </button>
                  )}
                </p>
              </li>
            ))}
          </ul>
        )}
      </LargePhotos>
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={() => setAsked(null)}
        title="Eliminar foto"
        description="¿Eliminar esta foto? Deja de verla quien tiene el enlace."
        confirmLabel="Eliminar"
        onConfirm={() => {
          if (asked !== null) remove.mutate(asked);
          setAsked(null);
        }}
      />
    </>
  );
}
