import { placeLabel } from '@tero/shared/rules/places/coverage';
import MapPin from 'lucide-react/icons/map-pin';
import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import { keepPlace, rememberAsked, useKeptPlace } from '../../../../lib/device/place.ts';
import { cx } from '../../../../ui/cx.ts';
import { toast } from '../../../../ui/toast.tsx';
import type { PlaceDialog } from '../place/PlaceDialog.tsx';
import { chipLook } from './chip-look.ts';

const loadDialog = () => import('../place/PlaceDialog.tsx');

/**
 * The place of a list that has none: narrows it to the chosen one, or asks for it, in words on one visit (rules
 * SRCH-120 and SRCH-122).
 */
export function PlaceChip({ onChoose }: { onChoose: (place: string) => void }) {
  const place = useKeptPlace((kept) => kept.place);
  const [Dialog, setDialog] = useState<ComponentType<ComponentProps<typeof PlaceDialog>> | null>(null);
  const [open, setOpen] = useState(false);
  useEffect(rememberAsked, []);

  async function ask() {
    try {
      const { PlaceDialog } = await loadDialog();
      setDialog(() => PlaceDialog);
      setOpen(true);
    } catch {
      toast.error('Sin conexión. Probá de nuevo cuando vuelva.');
    }
  }
  function choose(chosen: string) {
    setOpen(false);
    keepPlace(chosen);
    if (chosen) onChoose(chosen);
  }
  return (
    <>
      {place ? (
        <button type="button" onClick={() => onChoose(place)} className={chipLook()}>
          <MapPin size={18} aria-hidden="true" />
          Ver solo en {placeLabel(place)}
        </button>
      ) : (
        <button
          type="button"
          aria-haspopup="dialog"
          onPointerEnter={() => void loadDialog().catch(() => undefined)}
          onClick={() => void ask()}
          className={cx(chipLook(), place === '' && 'lg:hidden')}
        >
          <MapPin size={18} aria-hidden="true" className="text-link" />
          {place === null ? '¿Dónde lo necesitás?' : 'Lugar'}
        </button>
      )}
      {Dialog && <Dialog open={open} onOpenChange={setOpen} onChoose={choose} />}
    </>
  );
}
