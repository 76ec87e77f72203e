import { placeLabel } from '@tero/shared/rules/places/coverage';
import MapPin from 'lucide-react/icons/map-pin';
import { lazy, Suspense } from 'react';
import { cx } from '../../ui/cx.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';

const loadPanel = () => import('./PlacePanel.tsx');
const PlacePanel = lazy(() =>
  loadPanel()
    .then((loaded) => ({ default: loaded.PlacePanel }))
    .catch(() => ({ default: () => <p className="text-muted">Sin conexión. Probá de nuevo cuando vuelva.</p> })),
);

interface PlaceChipProps {
  place: string | undefined;
  inHero: boolean;
  /** suggestions take the screen of a phone */
  isAside: boolean;
}

/** Shows, beside the search box, the place used for searches; a tap changes it (rule SRCH-120). */
export function PlaceChip({ place, inHero, isAside }: PlaceChipProps) {
  return (
    <Disclosure
      label={place ? `Lugar: ${placeLabel(place)}. Cambiar` : 'Elegir el lugar'}
      onIntent={() => void loadPanel()}
      className={cx('static!', isAside && 'max-md:hidden', inHero ? 'max-md:w-full' : 'max-[16rem]:hidden')}
      buttonClassName={cx(
        'flex h-12 min-w-12 items-center gap-1.5 rounded-pill px-3 font-semibold text-sm focus-visible:rounded-pill',
        inHero ? 'w-full max-md:px-4' : 'justify-center md:h-11',
        place ? 'bg-primary-soft text-on-primary-soft' : 'border border-control bg-surface text-muted',
      )}
      panelClassName="inset-x-0 top-full mt-2 max-h-[calc(100dvh-10rem)] p-4 md:right-auto md:w-96"
      button={() => (
        <>
          <MapPin size={18} aria-hidden="true" className="shrink-0" />
          <span
            aria-hidden="true"
            className={cx(
              'md:max-w-40 md:truncate',
              inHero
                ? 'truncate'
                : 'line-clamp-2 max-w-24 max-[20rem]:hidden max-md:text-left max-md:text-xs max-md:leading-tight max-md:group-has-[[type=search]:focus]:hidden',
              !inHero && !place && 'max-md:hidden',
            )}
          >
            {place ? placeLabel(place).split(', ')[0] : inHero ? 'En todo Uruguay' : 'Lugar'}
          </span>
        </>
      )}
    >
      {(close) => (
        <Suspense fallback={<p className="text-muted">Cargando…</p>}>
          <PlacePanel place={place} close={close} />
        </Suspense>
      )}
    </Disclosure>
  );
}
