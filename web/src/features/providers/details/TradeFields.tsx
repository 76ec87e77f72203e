import { limits } from '@tero/shared/limits';
import { placeLabel } from '@tero/shared/rules/places/coverage';
import { otherTrade } from '@tero/shared/rules/services/other-trade';
import { type ReactNode, useId, useState } from 'react';
import { usePlaces } from '../../../common/location/locations.ts';
import { TextField } from '../../../ui/FormFields.tsx';
import { useCategories } from '../../categories/queries.ts';
import type { DetailsForm } from './details-form.ts';

/** Asks for the provider's trade and location. The lists are only suggestions. */
export function TradeFields({ form, companyNote }: { form: DetailsForm; companyNote?: ReactNode }) {
  const [locating, setLocating] = useState(false);
  const categories = (useCategories().data ?? []).filter(({ slug }) => slug !== otherTrade);
  // leaves out 'Rivera, Rivera': a place with its department's name is written once
  const places = (usePlaces(locating).data ?? []).filter(({ text }) => placeLabel(text) === text);
  const categoriesId = useId();
  const locationsId = useId();
  return (
    <>
      <TextField
        form={form}
        name="company_name"
        label="Nombre de la empresa"
        hint="Si trabajás por tu cuenta, poné el nombre con el que te conocen."
        autoComplete="organization"
        maxLength={limits.shortText}
      />
      {companyNote}
      <TextField
        form={form}
        name="service"
        label="Servicio que ofrecés"
        hint="Por ejemplo: electricidad, clases de inglés, paseo de perros."
        list={categoriesId}
        autoComplete="off"
        maxLength={limits.shortText}
      />
      <datalist id={categoriesId}>
        {categories.map(({ id, name }) => (
          <option key={id} value={name} />
        ))}
      </datalist>
      <TextField
        form={form}
        name="location"
        label="Ubicación"
        hint="Barrio, ciudad o departamento."
        optional
        list={locationsId}
        autoComplete="off"
        maxLength={limits.shortText}
        onFocus={() => setLocating(true)}
      />
      <datalist id={locationsId}>
        {places.map(({ id, text }) => (
          <option key={id} value={text} />
        ))}
      </datalist>
    </>
  );
}
