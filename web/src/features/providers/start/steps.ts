import type { Checklist, StepState } from '@tero/shared/contract/providers-own';
import { type ProfileField, profileFields } from '@tero/shared/rules/completeness';

export interface Step {
  name: keyof Checklist | 'details';
  state: StepState;
  title: string;
  hint: string;
  /** the path where the step is done or shown; null for the dialog that asks for the phone's code */
  to: string | null;
}

interface Known {
  checklist: Checklist;
  /** the required fields without which nothing can be published */
  missing: readonly ProfileField[];
  /** whether a service waits on this device for a connection */
  serviceWaits: boolean;
}

/** Returns the steps in the best order to do them (rule PROV-93). */
export function stepsOf({ checklist, missing, serviceWaits }: Known): Step[] {
  const { photo, description, email, phone, verification, subscription, service } = checklist;
  const waits = serviceWaits && service === 'todo';
  return [
    ...(missing.length > 0 ? [details(missing)] : []),
    {
      name: 'photo',
      state: photo,
      title: 'Tu foto o tu logo',
      hint: 'Quien te busca quiere ver con quién habla.',
      to: '/edit-profile#foto',
    },
    {
      name: 'description',
      state: description,
      title: 'Tu descripción',
      hint: 'Contá qué hacés, desde cuándo y cómo trabajás.',
      to: '/edit-profile#descripcion',
    },
    {
      name: 'email',
      state: email,
      title: 'Confirmar tu email',
      hint: 'Abrí el enlace que te mandamos.',
      to: '/provider-settings',
    },
    ...(phone ? [confirmedPhone(phone)] : []),
    { name: 'verification', state: verification, title: 'Tu verificación', ...verificationWords[verification] },
    {
      name: 'subscription',
      state: subscription,
      title: 'Tu suscripción',
      hint: 'Con la suscripción publicás todo lo que quieras.',
      to: '/subscription-plans',
    },
    {
      name: 'service',
      state: waits ? 'review' : service,
      title: 'Tu primer servicio',
      hint: waits
        ? 'Lo publicamos cuando vuelva la conexión.'
        : subscription === 'done'
          ? 'Con una foto y un precio alcanza para empezar.'
          : 'Para publicarlo necesitás la suscripción activa.',
      to: waits ? '/pendientes' : '/create_service',
    },
  ];
}

const verificationWords: Record<StepState, Pick<Step, 'hint' | 'to'>> = {
  done: { hint: '', to: '/provider-settings' },
  review: { hint: 'Estamos revisando tus datos. Te avisamos cuando terminemos.', to: '/provider-settings' },
  rejected: { hint: 'No pudimos verificar tus datos. Mirá por qué y corregilos.', to: '/provider-settings' },
  todo: { hint: 'Vamos a revisar tus datos y tu número de cédula.', to: '/edit-profile#cedula' },
};

function confirmedPhone(state: StepState): Step {
  const hint = 'Te vamos a mandar un código por SMS. Este paso hace falta para publicar.';
  return { name: 'phone', state, title: 'Confirmar tu celular', hint, to: null };
}

function details(missing: readonly ProfileField[]): Step {
  const names = missing.map((field) => profileFields[field]).join(', ');
  const hint = `Para publicar te falta completar: ${names}.`;
  return { name: 'details', state: 'todo', title: 'Tus datos', hint, to: '/edit-profile' };
}
