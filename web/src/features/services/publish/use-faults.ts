import { noImage } from '@tero/shared/contract/services-publish';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldErrors } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import type { FormImages } from '../../../common/images/use-images.ts';
import { showFaults } from '../../../lib/http/field-faults.ts';
import { entryPath } from '../../../lib/navigation/entry-path.ts';
import { plansPath } from '../../../lib/navigation/plans-path.ts';
import { signOut } from '../../../lib/session/session.ts';
import type { PublishFault } from './publish-fault.ts';
import type { FaultyField, ServiceFields, ServiceForm } from './sections/service-form.ts';

const preparing = 'Esperá un momento. Todavía estamos preparando las fotos.';

/** The faults of a service's form, under the fields and in general; the first fault is focused. */
export function useFaults(form: ServiceForm, photos: FormImages, order: readonly FaultyField[]) {
  const [general, setGeneral] = useState<PublishFault | null>(null);
  const [ofImages, setOfImages] = useState<string>();
  const imagesButton = useRef<HTMLButtonElement>(null);
  useRedirect(general?.next);

  // clears the fault of the images when they change, like those of fields
  const { list } = photos;
  const judged = useRef(list);
  useEffect(() => {
    if (judged.current === list) return;
    judged.current = list;
    setOfImages(undefined);
  }, [list]);

  /** Returns the fault of the images and shows it; undefined when they can be sent. */
  function ofTheirImages(): string | undefined {
    const fault = photos.preparing > 0 ? preparing : list.length === 0 ? noImage : undefined;
    setOfImages(fault);
    return fault;
  }
  const { setFocus } = form;
  const focus = useCallback(
    (name: FaultyField | undefined) => {
      if (name === 'images') imagesButton.current?.focus();
      else if (name) setFocus(name);
    },
    [setFocus],
  );
  // focused once the form is enabled again after sending
  const toFocus = useRef<FaultyField>(undefined);
  useEffect(() => {
    if (!general) return;
    focus(toFocus.current);
    toFocus.current = undefined;
  }, [general, focus]);
  return {
    general,
    ofImages,
    imagesButton,
    /** returns whether there was no fault; `errors`: the errors of the fields */
    judge(errors: FieldErrors<ServiceFields>): boolean {
      const fault = ofTheirImages();
      const isFaulty = (name: FaultyField) => (name === 'images' ? fault !== undefined : hasError(errors, name));
      const first = order.find(isFaulty);
      focus(first);
      if (!first) setGeneral(null);
      return !first;
    },
    show(fault: PublishFault) {
      toFocus.current = order.find((name) => fault.fields[name] !== undefined);
      setGeneral(fault);
      setOfImages(fault.fields.images);
      // focused later: the form is still disabled
      showFaults(form, fault.fields, { names: order.filter((name) => name !== 'images'), focus: false });
    },
  };
}

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
      const login = entryPath('login', window.location);
      signOut();
      navigate(login);
    }, next.after);
    return () => window.clearTimeout(timer);
  }, [next, navigate]);
}
