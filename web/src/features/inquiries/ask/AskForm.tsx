import { limits } from '@tero/shared/limits';
import { Suspense } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { OutboxFormFrame } from '../../../common/form/OutboxFormFrame.tsx';
import { ImagePicker } from '../../../common/images/ImagePicker.tsx';
import { lazyPart } from '../../../lib/lazy-part.tsx';
import { useEntryPath } from '../../../lib/navigation/entry-path.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { faultOf, TextAreaField, TextField } from '../../../ui/FormFields.tsx';
import type { AskedList } from '../asked-list.ts';
import { type AskFormGiven, useAskForm } from './ask-form.ts';
import { idsOf } from './asked-address.ts';
import { Choice } from './Choice.tsx';
import { nextWords } from './choice-words.ts';
import { MessageShown } from './MessageShown.tsx';
import { useSaidPlaces } from './said-places.ts';

/** This part loads with the first place that is typed. */
const FarNote = lazyPart(async () => (await import('./FarNote.tsx')).FarNote);

interface AskFormProps extends AskFormGiven {
  /** the list in which the services were found */
  list: AskedList | null;
  /** some were chosen before, from another one */
  isAdded: boolean;
}

/** Shows the form of a pedido: the asked providers, the request, the place, the time and photos (rule ASK-1). */
export function AskForm({ list, isAdded, ...given }: AskFormProps) {
  const { state, offered } = useAskForm(given);
  const { form, images, isSending } = state;
  const [what, place, timing, chosen] = useWatch({
    control: form.control,
    name: ['what', 'place', 'timing', 'service_ids'],
  });
  const asked = idsOf(chosen);
  const places = useSaidPlaces(place);
  const choose = (ids: readonly number[]) => {
    form.clearErrors('service_ids');
    form.setValue('service_ids', ids.join(), { shouldDirty: true });
  };
  return (
    <OutboxFormFrame
      form={state}
      sending="Guardando tu pedido…"
      failure="No pudimos guardar el pedido. Probá de nuevo."
      actions={
        <>
          <p className="text-muted">{nextWords(asked.length)}</p>
          {given.account === 0 && <NeedsAccount />}
          {given.account !== 0 && given.draft?.values.fields.handed && (
            <p className="font-semibold">Ya entraste con tu cuenta. Ahora podés guardar el pedido y abrir los chats.</p>
          )}
          <Button type="submit" size="lg" busy={state.isBusy} className="self-end max-sm:w-full">
            {given.account === 0 ? 'Registrarme y seguir' : isSending ? 'Guardando...' : 'Guardar y abrir los chats'}
          </Button>
        </>
      }
    >
      <Card>
        <Controller
          control={form.control}
          name="service_ids"
          render={({ field }) => (
            <Choice
              ref={field.ref}
              candidates={offered}
              chosen={idsOf(field.value)}
              searched={given.searched}
              isAdded={isAdded}
              loose={given.loose}
              isPicked={given.isPicked}
              list={list}
              places={places}
              error={faultOf(form, 'service_ids')}
              onChoose={choose}
            />
          )}
        />
      </Card>
      <Card className="flex flex-col gap-5">
        <TextAreaField
          form={form}
          name="what"
          label="Qué necesitás"
          rows={4}
          maxLength={limits.inquiryText}
          hint="Por ejemplo: se quemó un enchufe de la cocina y quiero cambiarlo."
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField form={form} name="place" label="Dónde" maxLength={limits.shortText} hint="El barrio alcanza." />
          <Suspense>
            {places.length > 0 && (
              <FarNote
                candidates={offered}
                chosen={asked}
                searched={given.searched}
                places={places}
                onChoose={choose}
              />
            )}
          </Suspense>
          <TextField
            form={form}
            name="timing"
            label="Cuándo"
            maxLength={limits.shortText}
            hint="Por ejemplo: esta semana, de tarde."
          />
        </div>
        <ImagePicker
          photos={images}
          legend="Fotos (opcional)"
          hint={`Las ve solo quien tenga el enlace del pedido, durante ${limits.inquiryLinkDays} días.`}
          error={state.ofImages}
          onOpen={state.save}
        />
      </Card>
      <MessageShown
        texts={{ what, place, timing }}
        chosen={offered.filter(({ service_id }) => asked.includes(service_id))}
        hasPhotos={images.list.length > 0}
      />
    </OutboxFormFrame>
  );
}

/** Tells a visitor why an account is needed, and that nothing is lost on the way (rule PHONE-5). */
function NeedsAccount() {
  const entry = useEntryPath();
  return (
    <p className="text-muted">
      Para contactar a los proveedores necesitás una cuenta. Guardamos tu pedido en este dispositivo y seguís donde
      estabas.{' '}
      <Link
        to={entry('login')}
        className="-my-2 inline-block py-2 font-semibold text-link underline underline-offset-4"
      >
        Ya tengo cuenta
      </Link>
    </p>
  );
}
