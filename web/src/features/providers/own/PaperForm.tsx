import { type OwnPaper, paperFiles, sendPaperBody } from '@tero/shared/contract/papers';
import { limits } from '@tero/shared/limits';
import { type PaperKind, paperLabels } from '@tero/shared/rules/papers';
import { localDay } from '@tero/shared/rules/time/time';
import { ImagePicker } from '../../../common/images/ImagePicker.tsx';
import { useImages } from '../../../common/images/use-images.ts';
import { showFieldFaults } from '../../../lib/http/field-faults.ts';
import { messageOf } from '../../../lib/http/messages.ts';
import { useZodForm } from '../../../lib/use-zod-form.ts';
import { Button } from '../../../ui/Button.tsx';
import { Bound, registered, TextField } from '../../../ui/FormFields.tsx';
import { FormNotice } from '../../../ui/FormNotice.tsx';
import { Select } from '../../../ui/Select.tsx';
import { useSendPaper } from './paper-queries.ts';

interface PaperFormProps {
  /** the paper that is sent again, if any */
  paper: OwnPaper | undefined;
  /** the kinds of paper to choose from */
  kinds: readonly PaperKind[];
  onDone: () => void;
}

/** Sends a paper. Its picture stays in memory, is not saved as a draft, and needs a connection (rule TRUST-67). */
export function PaperForm({ paper, kinds, onDone }: PaperFormProps) {
  const { kind = kinds[0] ?? null, number = '', expires_on = '', state } = paper ?? {};
  const form = useZodForm(sendPaperBody, { kind, number, expires_on });
  const picture = useImages({ rules: paperFiles });
  const send = useSendPaper();
  const isReady = picture.files.length === 1;
  const isBusy = send.isPending || picture.preparing > 0;
  const submit = form.handleSubmit((body) => {
    if (!isReady || isBusy) return;
    send.mutate(
      { ...body, files: picture.files },
      { onSuccess: onDone, onError: (error) => showFieldFaults(form, error) },
    );
  });
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      {state === 'seen' && (
        <FormNotice tone="warning">Mientras revisamos el papel nuevo, no mostramos este en tu perfil.</FormNotice>
      )}
      <Bound form={form} name="kind" label="Papel">
        <Select {...registered(form, 'kind')}>
          {kinds.map((one) => (
            <option key={one} value={one}>
              {paperLabels[one]}
            </option>
          ))}
        </Select>
      </Bound>
      <TextField
        form={form}
        name="number"
        label="Número"
        hint="Lo ve solo el equipo."
        maxLength={limits.paperNumber}
        autoComplete="off"
      />
      <TextField
        form={form}
        name="expires_on"
        label="Vale hasta"
        hint="Ese día inclusive."
        type="date"
        min={localDay(new Date())}
      />
      <ImagePicker
        photos={picture}
        legend="Foto del papel"
        hint="Fijate que se lean tu nombre, el número y la fecha."
      />
      {send.isError && (
        <FormNotice tone="danger">{messageOf(send.error, 'No pudimos mandar el papel. Probá de nuevo.')}</FormNotice>
      )}
      {!isReady && <p className="text-muted text-sm">Falta la foto. Sin conexión no la podés mandar.</p>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isBusy} disabled={!isReady}>
          Mandar el papel
        </Button>
        <Button variant="outline" onClick={onDone} disabled={send.isPending}>
          Cancelar
        </Button>
      </div>
    </form>
  );
}
