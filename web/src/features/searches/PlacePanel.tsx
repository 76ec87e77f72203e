import { useNavigate } from 'react-router-dom';
import { PlaceChooser } from '../../common/location/PlaceChooser.tsx';
import { keepPlace } from '../../lib/device/place.ts';
import { changed } from '../../lib/navigation/use-address.ts';
import { isList } from './list-path.ts';
import { useNamesPlace } from './use-names-place.ts';

interface PlacePanelProps {
  place: string | undefined;
  close: () => void;
}

/** Changes the place of this device and of the current list. A search whose text names a place keeps that place. */
export function PlacePanel({ place = '', close }: PlacePanelProps) {
  const navigate = useNavigate();
  const namesPlace = useNamesPlace();

  async function choose(next: string) {
    keepPlace(next);
    close();
    const { pathname, search } = window.location;
    const params = new URLSearchParams(search);
    if (!isList(pathname) || (await namesPlace(params.get('q') ?? ''))) return;
    const query = changed(params, { coverageArea: next, page: null });
    navigate(query.size ? `${pathname}?${query}` : pathname);
  }
  return (
    <>
      <p className="pb-3 font-semibold">¿Dónde lo necesitás?</p>
      <PlaceChooser value={place} onChoose={(next) => void choose(next)} />
    </>
  );
}
