import type { Service } from '@tero/shared/contract/services';
import { serviceFiles } from '@tero/shared/contract/services-publish';
import { address } from '@tero/shared/rules/text/address';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { discardTyped } from '../../../common/conflict/discard-typed.ts';
import { useConflict } from '../../../common/conflict/use-conflict.ts';
import { rebasedImages, restoredImages } from '../../../common/form/restored.ts';
import { useDraft } from '../../../common/form/use-draft.ts';
import { useSending } from '../../../common/form/use-sending.ts';
import { isStored, storedImage } from '../../../common/images/image.ts';
import { type FormImages, keptOf, useImages } from '../../../common/images/use-images.ts';
import { useTellQueued } from '../../../common/outbox/use-tell-queued.ts';
import type { FormName } from '../../../offline/drafts/drafts.ts';
import { toast } from '../../../ui/toast.tsx';
import { editing, notUpdated, publishFault } from './publish-fault.ts';
import { type Change, useUpdateService } from './queries.ts';
import { editOrder, fieldsOf, type ServiceBody, useServiceForm } from './sections/service-form.ts';
import { serviceWords } from './sections/service-words.ts';
import type { ServiceDraft } from './use-creation.ts';
import { useFaults } from './use-faults.ts';

const cancelled = 'Cancelaste el envío: los cambios no se guardaron.';

/** Edits an existing service with its form. */
export function useEdition(service: Service, account: number, draft: ServiceDraft | null) {
  const form = useServiceForm({ ...fieldsOf(service), ...draft?.values.fields });
  const [stored] = useState(imagesOf(service));
  const photos = useImages({ rules: serviceFiles, initial: restoredImages(draft, stored) });
  const submit = form.handleSubmit(
    (body) => {
      if (faults.judge({})) void send(body);
    },
    (errors) => void faults.judge(errors),
  );
  const conflict = useConflict({
    form,
    opened: service,
    valuesOf: fieldsOf,
    began: draft?.values.began,
    words: serviceWords,
    submit: () => void submit(),
    onRebase: (theirs, all) => {
      photos.replace(all ? { photos: imagesOf(theirs) } : rebasedImages(photos, imagesOf(theirs)));
      if (all) void discardTyped(autosave, draft);
    },
  });
  const autosave = useDraft({
    draft: { account, form: editDraft(service.id) },
    form,
    images: photos,
    opened: draft,
    began: conflict.began,
  });
  const faults = useFaults(form, photos, editOrder);
  const sending = useSending();
  const update = useUpdateService(service);
  const tellQueued = useTellQueued();
  const navigate = useNavigate();
  const [notice, setNotice] = useState<string | null>(null);
  const [done, setDone] = useState(false);

  async function send({ terms_accepted: _, corrections: __, photoIds: ___, ...fields }: ServiceBody) {
    const body: Change['body'] = { ...fields, ...choiceOf(photos) };
    const { files } = photos;
    faults.clear();
    setNotice(null);
    void autosave.save(true);
    const { version } = conflict.began();
    const written = { body, files, version, draft: autosave.snapshot() };
    const result = await sending.send((wire) => update.mutateAsync({ ...written, ...wire }));
    if (result.state === 'cancelled') return setNotice(cancelled);
    if (result.state === 'left') return autosave.drop();
    if (result.state === 'failed') {
      autosave.settle(result.error);
      if (conflict.takes(result.error)) return;
      return faults.show(publishFault(result.error, editing));
    }
    if (result.state === 'sent' && !result.reply.success) return faults.show({ fields: {}, general: notUpdated });
    setDone(true);
    if (result.state === 'queued') tellQueued(result.item, 'Tus cambios se publican solos');
    else toast.success(result.reply.message ?? 'Servicio actualizado exitosamente');
    await autosave.drop();
    navigate(address`/servicios/${service.id}`, { replace: true });
  }

  return {
    form,
    photos,
    autosave,
    faults,
    sending,
    notice,
    busy: sending.progress !== null || done,
    submit,
    conflict,
  };
}

export function editDraft(serviceId: number): FormName {
  return `edit-service-${serviceId}`;
}

function imagesOf({ images }: Service) {
  return images.map(({ id, card_url }) => storedImage(id, card_url));
}

/**
 * Returns the images that stay, in their order, and those that go (rule SVC-17); a new main image is counted through
 * those that stay and the new.
 */
function choiceOf(photos: FormImages): Pick<Change['body'], 'existing_images' | 'imagesToDelete' | 'main_image_index'> {
  const main = photos.list[photos.main];
  const staying = keptOf(photos).map((image) => ({
    id: Number(image.id),
    is_main: image === main,
    should_delete: false,
  }));
  const going = photos.removed.map(({ id }) => Number(id));
  return {
    existing_images: [...staying, ...going.map((id) => ({ id, is_main: false, should_delete: true }))],
    imagesToDelete: going,
    main_image_index: main && !isStored(main) ? photos.main : 0,
  };
}
