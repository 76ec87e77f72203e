import { type OwnProvider, profileFiles } from '@tero/shared/contract/providers-own';
import { limits } from '@tero/shared/limits';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isApiError } from '../../../lib/http/api-error.ts';
import { showFieldFaults } from '../../../lib/http/field-faults.ts';
import { messageOf } from '../../../lib/http/messages.ts';
import type { OpenedForm } from '../../../offline/outbox/outbox.ts';
import { OwnEmail } from '../../../parts/account/OwnEmail.tsx';
import { LeaveGuard } from '../../../parts/form/LeaveGuard.tsx';
import { useImages } from '../../../parts/images/use-images.ts';
import { NameField, UsernameField } from '../../../parts/person/PersonTextFields.tsx';
import { detailsOf } from '../../../parts/provider/details-form.ts';
import { IdentityFields } from '../../../parts/provider/IdentityFields.tsx';
import { PhoneField } from '../../../parts/provider/PhoneField.tsx';
import { TradeFields } from '../../../parts/provider/TradeFields.tsx';
import { WhatsAppTest } from '../../../parts/provider/WhatsAppTest.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { TextAreaField, TextField } from '../../../ui/FormFields.tsx';
import { FormGroup } from '../../../ui/FormGroup.tsx';
import { FormNotice } from '../../../ui/FormNotice.tsx';
import { toast } from '../../../ui/toast.tsx';
import { LiveProgress } from './LiveProgress.tsx';
import { ImageField } from './ProfileImageField.tsx';
import { type ProfileFields, useProfileForm } from './profile-form.ts';
import { useUpdateOwnProfile } from './queries.ts';
import { CorrectedNotice, VouchedNotice } from './ReviewNotice.tsx';
import { useAskedField } from './use-asked-field.ts';

const own = '/provider-profile';

interface EditProfileFormProps {
  profile: OwnProvider;
  /** what was typed before */
  opened: OpenedForm<Partial<ProfileFields>> | null;
}

export function EditProfileForm({ profile, opened }: EditProfileFormProps) {
  const { form, autosave } = useProfileForm(profile, opened);
  const details = detailsOf(form);
  const images = useImages({ rules: profileFiles });
  const update = useUpdateOwnProfile();
  const navigate = useNavigate();
  const [general, setGeneral] = useState<string | null>(null);
  useAskedField();
  const refused = isApiError(update.error) ? update.error.errors[profileFiles.field] : undefined;

  function leave({ replace = false } = {}) {
    void autosave.drop();
    navigate(own, { replace });
  }
  const submit = form.handleSubmit(
    (body) => {
      setGeneral(null);
      update.mutate(
        { body, photos: images.files },
        {
          onSuccess: ({ message }) => {
            toast.success(message ?? 'Perfil actualizado correctamente.');
            leave({ replace: true });
          },
          onError: (error) => {
            if (!showFieldFaults(form, error)) setGeneral(messageOf(error, 'Error al actualizar el perfil'));
          },
        },
      );
    },
    () => setGeneral(null),
  );
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      <LiveProgress form={form} email={profile.email} />
      <p className="text-muted text-sm">Los campos con * son obligatorios.</p>
      <Card id="foto">
        <ImageField profile={profile} photos={images} error={refused} />
      </Card>
      <Card>
        <FormGroup title="Tus datos">
          <NameField form={form} name="name" />
          <VouchedNotice form={form} profile={profile} field="name" />
          <UsernameField form={form} name="username" />
          <OwnEmail email={profile.email} />
          <PhoneField form={details} />
          <WhatsAppTest form={details} />
        </FormGroup>
      </Card>
      <Card>
        <FormGroup title="Tu trabajo">
          <TradeFields
            form={details}
            companyNote={<VouchedNotice form={form} profile={profile} field="company_name" />}
          />
          <TextField form={form} name="specialty" label="Especialidad" optional maxLength={limits.shortText} />
          <div id="descripcion">
            <TextAreaField
              form={form}
              name="description"
              label="Descripción"
              hint="Qué hacés, desde cuándo y cómo trabajás. La lee quien abre tu perfil."
              optional
              rows={6}
              maxLength={2000}
            />
          </div>
        </FormGroup>
      </Card>
      <Card id="cedula">
        <FormGroup title="Tu identidad" text="Solo la ve quien verifica las cuentas. Nunca se publica.">
          <IdentityFields
            form={details}
            cedulaNote={<VouchedNotice form={form} profile={profile} field="cedula_number" />}
          />
        </FormGroup>
      </Card>
      <Card>
        <FormGroup title="Contacto de emergencia" text="Nunca se publica.">
          <TextField
            form={form}
            name="emergency_contact"
            label="Nombre del contacto"
            optional
            autoComplete="off"
            maxLength={limits.shortText}
          />
          <TextField
            form={form}
            name="emergency_phone"
            label="Teléfono del contacto"
            optional
            type="tel"
            inputMode="tel"
            autoComplete="off"
          />
        </FormGroup>
      </Card>
      <CorrectedNotice form={form} profile={profile} hasPhoto={images.list.length > 0} />
      {/* texts wait as a draft; a photo and the cédula are never stored on the device */}
      <LeaveGuard when={images.list.length > 0 || Boolean(form.formState.dirtyFields.cedula_number)} />
      {general && <FormNotice tone="danger">{general}</FormNotice>}
      <div className="flex flex-wrap justify-end gap-3 max-sm:*:grow">
        <Button variant="outline" onClick={() => leave()}>
          Cancelar
        </Button>
        <Button type="submit" variant="accent" busy={update.isPending || images.preparing > 0}>
          {update.isPending ? 'Guardando...' : 'Guardar cambios'}
        </Button>
      </div>
    </form>
  );
}
