import { serviceFiles } from '@tero/shared/contract/services-publish';
import { delays } from '@tero/shared/delays';
import { proposeCorrections } from '@tero/shared/rules/corrections/corrections';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useOutboxForm } from '../../../common/form/use-outbox-form.ts';
import { toast } from '../../../ui/toast.tsx';
import type { Corrections } from './CorrectionsDialog.tsx';
import { creating, notCreated, publishFault } from './publish-fault.ts';
import { blankService, createOrder, type ServiceBody, serviceCheck } from './sections/service-form.ts';
import { useFaults } from './use-faults.ts';

/** The person's decision on the corrections, and the texts that it was made for. */
type Decision = Pick<ServiceBody, 'title' | 'description'> & { as: 'accepted' | 'kept' };

/**
 * Publishes a new service from its form. Corrections are proposed before sending, by the server's own rule, so that
 * images are uploaded only once.
 */
export function useCreation() {
  const navigate = useNavigate();
  const [proposed, setProposed] = useState<{ body: ServiceBody; corrections: Corrections } | null>(null);
  const [done, setDone] = useState<{ said: string; id: number } | null>(null);
  const decision = useRef<Decision>(null);
  const state = useOutboxForm({
    kind: 'service',
    schema: serviceCheck,
    place: { begins: 'create-service', several: { name: 'title', another: 'otro servicio' } },
    known: blankService,
    images: { rules: serviceFiles },
    judge: (errors) => faults.judge(errors),
    asks(body: ServiceBody) {
      const { current: said } = decision;
      if (said?.title === body.title && said.description === body.description) return decide(said.as, body);
      const corrections = proposeCorrections(body);
      if (corrections) setProposed({ body, corrections });
      return corrections !== null;
    },
    item: (body, { main }) => ({
      body: { ...body, main_image_index: main, photoIds: undefined },
      title: `Servicio «${body.title}»`,
    }),
    refuses: ({ service }) => !service,
    onSent({ needsCorrection, corrections, service, message }, body) {
      if (needsCorrection && corrections) return setProposed({ body, corrections });
      if (!service) return faults.show({ fields: {}, general: notCreated });
      const said = message ?? 'Servicio creado';
      setDone({ said, id: service.id });
      toast.success(said);
    },
    queued: 'Guardamos tu servicio en Pendientes y lo publicamos',
    onQueued: () => navigate('/provider-profile'),
    onFailed: (error) => faults.show(publishFault(error, creating)),
  });
  const { form } = state;
  const faults = useFaults(form, state.images, createOrder);

  useEffect(() => {
    if (!done) return;
    const timer = window.setTimeout(
      () => navigate('/provider-profile', { state: { published: done.id } }),
      delays.createdRedirect,
    );
    return () => window.clearTimeout(timer);
  }, [done, navigate]);

  function decide(as: Decision['as'], body: ServiceBody): true {
    decision.current = { title: body.title, description: body.description, as };
    setProposed(null);
    void state.send({ ...body, corrections: as });
    return true;
  }
  return {
    state,
    faults,
    proposed,
    done: done?.said,
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
