import { serviceFiles } from '@tero/shared/contract/services-publish';
import { delays } from '@tero/shared/delays';
import { proposeCorrections } from '@tero/shared/rules/corrections/corrections';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { restoredImages } from '../../../common/form/restored.ts';
import { useDraft } from '../../../common/form/use-draft.ts';
import { useSending } from '../../../common/form/use-sending.ts';
import { useImages } from '../../../common/images/use-images.ts';
import { useTellQueued } from '../../../common/outbox/use-tell-queued.ts';
import type { Draft } from '../../../offline/drafts/drafts.ts';
import type { OpenedForm } from '../../../offline/outbox/outbox.ts';
import { toast } from '../../../ui/toast.tsx';
import type { Corrections } from './CorrectionsDialog.tsx';
import { creating, notCreated, publishFault } from './publish-fault.ts';
import { type Creation, useCreateService } from './queries.ts';
import {
  blankService,
  createOrder,
  type ServiceBody,
  type ServiceFields,
  useServiceForm,
} from './sections/service-form.ts';
import { useFaults } from './use-faults.ts';

export type ServiceDraft = OpenedForm<ServiceFields>;

/** The person's decision on the corrections, and the texts that it was made for. */
interface Decision {
  title: string;
  description: string;
  as: 'accepted' | 'kept';
}

const cancelled = 'Cancelaste el envío: tu servicio no se publicó.';

/**
 * Publishes a new service from its form. Corrections are proposed before sending, by the server's own rule, so that
 * images are uploaded only once.
 */
export function useCreation(place: Draft, draft: ServiceDraft | null) {
  const form = useServiceForm({ ...blankService, ...draft?.values.fields });
  const images = useImages({ rules: serviceFiles, initial: restoredImages(draft) });
  const autosave = useDraft({
    draft: place,
    form,
    images,
    opened: draft,
  });
  const faults = useFaults(form, images, createOrder);
  const sending = useSending();
  const create = useCreateService();
  const tellQueued = useTellQueued();
  const navigate = useNavigate();
  const [proposed, setProposed] = useState<{ body: ServiceBody; corrections: Corrections } | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  const [done, setDone] = useState<{ said: string; id: number } | null>(null);
  const decision = useRef<Decision>(null);

  useEffect(() => {
    if (!done) return;
    const timer = window.setTimeout(
      () => navigate('/provider-profile', { state: { published: done.id } }),
      delays.createdRedirect,
    );
    return () => window.clearTimeout(timer);
  }, [done, navigate]);

  async function send(given: ServiceBody, corrections?: Decision['as']) {
    const body: Creation['body'] = { ...given, corrections, main_image_index: images.main, photoIds: undefined };
    const { files } = images;
    faults.clear();
    setNotice(null);
    void autosave.save(true);
    const written = { body, files, draft: autosave.snapshot() };
    const result = await sending.send((wire) => create.mutateAsync({ ...written, ...wire }));
    if (result.state === 'cancelled') return setNotice(cancelled);
    if (result.state === 'left') return autosave.drop();
    if (result.state === 'failed') {
      autosave.settle(result.error);
      return faults.show(publishFault(result.error, creating));
    }
    if (result.state === 'queued') {
      await autosave.drop();
      tellQueued(result.item, 'Tu servicio espera en Pendientes y se publica solo');
      return navigate('/provider-profile');
    }
    const { reply } = result;
    if (reply.needsCorrection && reply.corrections) return propose(given, reply.corrections);
    if (!reply.service) return faults.show({ fields: {}, general: notCreated });
    const said = reply.message ?? 'Servicio creado exitosamente';
    setDone({ said, id: reply.service.id });
    toast.success(said);
    await autosave.drop();
  }

  function propose(body: ServiceBody, corrections: Corrections) {
    setProposed({ body, corrections });
  }
  function decide(as: Decision['as'], body: ServiceBody) {
    decision.current = { title: body.title, description: body.description, as };
    setProposed(null);
    void send(body, as);
  }

  return {
    form,
    photos: images,
    autosave,
    faults,
    sending,
    proposed,
    notice,
    done: done?.said ?? null,
    busy: sending.progress !== null || done !== null,
    submit: form.handleSubmit(
      (body) => {
        if (!faults.judge({})) return;
        const { current: said } = decision;
        const isDecided = said?.title === body.title && said.description === body.description;
        if (isDecided) return void send(body, said.as);
        const corrections = proposeCorrections(body);
        if (corrections) propose(body, corrections);
        else void send(body);
      },
      (errors) => void faults.judge(errors),
    ),
    accept({ title, description }: Corrections) {
      if (!proposed) return;
      form.setValue('title', title.corrected);
      form.setValue('description', description.corrected);
      decide('accepted', { ...proposed.body, title: title.corrected, description: description.corrected });
    },
    keepOriginal: () => proposed && decide('kept', proposed.body),
    closeProposal: () => setProposed(null),
  };
}
