import { noImage } from '@tero/shared/contract/services-publish';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldErrors } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { loginPath } from '../../../lib/navigation/next-path.ts';
import { plansPath } from '../../../lib/navigation/plans-path.ts';
import { signOut } from '../../../lib/session/session.ts';
import type { Photos } from '../../../parts/images/use-images.ts';
import type { PublishFault } from './publish-fault.ts';
import type { FaultyField, ServiceFields, ServiceForm } from './sections/service-form.ts';

const preparing = 'Esperá un momento: todavía estamos preparando las fotos.';

/** What is wrong with a service's form, beside the fields and in general; the first fault takes the focus. */
export function useFaults(form: ServiceForm, photos: Photos, order: readonly FaultyField[]) {
  const [general, setGeneral] = useState<PublishFault | null>(null);
  const [ofPhotos, setOfPhotos] = useState<string>();
  const photosButton = useRef<HTMLButtonElement>(null);
  useRedirect(general?.next);

  // a fault of the photos goes when they change, as those of fields do
  const { list } = photos;
  const judged = useRef(list);
  useEffect(() => {
    if (judged.current === list) return;
    judged.current = list;
    setOfPhotos(undefined);
  }, [list]);

  /** Marks the photos when they cannot be sent; undefined when they can. */
  function ofTheirPhotos(): string | undefined {
    const fault = photos.preparing > 0 ? preparing : list.length === 0 ? noImage : undefined;
    setOfPhotos(fault);
    return fault;
  }
  const { setFocus } = form;
  const focus = useCallback(
    (name: FaultyField | undefined) => {
      if (name === 'images') photosButton.current?.focus();
      else if (name) setFocus(name === 'available_hours' ? 'available_hours.end' : name);
    },
    [setFocus],
  );
  // once the form, which stands still while it is sent, can be used again
  const toFocus = useRef<FaultyField>(undefined);
  useEffect(() => {
    if (!general) return;
    focus(toFocus.current);
    toFocus.current = undefined;
  }, [general, focus]);
  return {
    general,
    ofPhotos,
    photosButton,
    clear: () => setGeneral(null),
    ofTheirPhotos,
    /** whether nothing was wrong; `errors` are those of the fields */
    judge(errors: FieldErrors<ServiceFields>): boolean {
      const fault = ofTheirPhotos();
      const isFaulty = (name: FaultyField) => (name === 'images' ? fault !== undefined : hasError(errors, name));
      focus(order.find(isFaulty));
      return !order.some(isFaulty);
    },
    show(fault: PublishFault) {
      toFocus.current = order.find((name) => fault.fields[name] !== undefined);
      setGeneral(fault);
      setOfPhotos(fault.fields.images);
      for (const name of order) {
        const message = fault.fields[name];
        if (message && name !== 'images') form.setError(name, { type: 'server', message });
      }
    },
  };
}

export type Faults = ReturnType<typeof useFaults>;

function hasError(errors: FieldErrors<ServiceFields>, name: FaultyField): boolean {
  const [outer, inner] = name.split('.') as [keyof ServiceFields, string | undefined];
  const error = errors[outer] as Record<string, unknown> | undefined;
  if (!inner) return error !== undefined && (error.message !== undefined || error.root !== undefined);
  return error?.[inner] !== undefined;
}

function useRedirect(next: PublishFault['next']): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!next) return;
    const timer = window.setTimeout(() => {
      if (next.to === 'subscription') return navigate(plansPath());
      const login = loginPath(window.location);
      signOut();
      navigate(login);
    }, next.after);
    return () => window.clearTimeout(timer);
  }, [next, navigate]);
}
