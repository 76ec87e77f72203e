import { useQueryClient } from '@tanstack/react-query';
import type { GivenBody } from '@tero/shared/contract/endpoint';
import type { Service } from '@tero/shared/contract/services';
import { type publish, serviceFiles } from '@tero/shared/contract/services-publish';
import { address } from '@tero/shared/rules/text/address';
import { useNavigate } from 'react-router-dom';
import { useOutboxForm } from '../../../common/form/use-outbox-form.ts';
import { isStored, storedImage } from '../../../common/images/image.ts';
import { type FormImages, keptOf } from '../../../common/images/use-images.ts';
import { useReader } from '../../../lib/session/reader.ts';
import { toast } from '../../../ui/toast.tsx';
import { serviceDetail } from '../service-queries.ts';
import { editing, notUpdated, publishFault } from './publish-fault.ts';
import { editOrder, fieldsOf, type ServiceBody, serviceCheck } from './sections/service-form.ts';
import { serviceWords } from './sections/service-words.ts';
import { useFaults } from './use-faults.ts';

type Body = GivenBody<typeof publish.update>;

/** Edits an existing service with its form. */
export function useEdition(service: Service) {
  const { id, title } = service;
  const client = useQueryClient();
  const reader = useReader();
  const navigate = useNavigate();
  const leave = () => navigate(address`/servicios/${id}`, { replace: true });
  const state = useOutboxForm({
    kind: 'service-edit',
    schema: serviceCheck,
    place: `edit-service-${id}`,
    known: fieldsOf(service),
    images: { rules: serviceFiles },
    edits: { shown: service, fields: fieldsOf, images: imagesOf, words: serviceWords },
    judge: (errors) => faults.judge(errors),
    item: ({ terms_accepted: _, corrections: __, photoIds: ___, ...fields }: ServiceBody, images) => ({
      params: { id },
      body: { ...fields, ...choiceOf(images) } satisfies Body,
      title: `Cambios en el servicio «${title}»`,
    }),
    refuses: ({ success }) => !success,
    onSent(reply) {
      if (!reply.success) return faults.show({ fields: {}, general: notUpdated });
      client.setQueryData(serviceDetail.key(id, reader), reply.service);
      toast.success(reply.message ?? 'Servicio actualizado');
      leave();
    },
    queued: 'Publicamos tus cambios',
    onQueued: leave,
    onFailed: (error) => faults.show(publishFault(error, editing)),
  });
  const faults = useFaults(state.form, state.images, editOrder);
  return { state, faults };
}

function imagesOf({ images }: Service) {
  return images.map(({ id, card_url }) => storedImage(id, card_url));
}

/**
 * Returns the images that stay, in their order, and those that go (rule SVC-17); a new main image is counted through
 * those that stay and the new.
 */
function choiceOf(photos: FormImages): Pick<Body, 'existing_images' | 'imagesToDelete' | 'main_image_index'> {
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
