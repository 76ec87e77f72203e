import { Suspense, useEffect, useState } from 'react';
import { keepPlace, rememberAsked, useKeptPlace } from '../../../../lib/device/place.ts';
import { lazyPart } from '../../../../lib/lazy-part.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { useListingAddress } from '../../listing-address.ts';

const PlaceChooser = lazyPart(
  async () => (await import('../../../../common/location/PlaceChooser.tsx')).PlaceChooser,
  () => <p className="text-muted">Sin conexión. Probá de nuevo cuando vuelva.</p>,
);

/** Asks once, above a list, where services are needed (rule SRCH-122); it covers nothing and can be left as it is. */
export function AskPlace() {
  const { state, go } = useListingAddress();
  const isUnanswered = useKeptPlace(({ place }) => place === null);
  const [isOpen, setOpen] = useState(false);
  useEffect(rememberAsked, []);
  if (!isUnanswered) return null;
  function choose(coverageArea: string) {
    keepPlace(coverageArea);
    go({ filters: { ...state.filters, coverageArea } });
  }
  return (
    <Card className="flex w-full flex-col gap-3 p-4!">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="min-w-0 grow basis-56">
          <strong>¿Dónde lo necesitás?</strong>{' '}
          <span className="max-sm:hidden">Te mostramos quién llega hasta ahí.</span>
        </p>
        <div className="flex gap-2">
          {!isOpen && (
            <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
              Elegir el lugar
            </Button>
          )}
          <Button variant="ghost" size="sm" onClick={() => keepPlace('')}>
            Ahora no
          </Button>
        </div>
      </div>
      {isOpen && (
        <div className="max-w-md">
          <Suspense fallback={<p className="text-muted">Cargando…</p>}>
            <PlaceChooser value="" onChoose={choose} />
          </Suspense>
        </div>
      )}
    </Card>
  );
}
