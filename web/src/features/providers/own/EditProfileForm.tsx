import type { OwnProvider } from '@tero/shared/contract/providers-own';
import { limits } from '@tero/shared/limits';
import { useNavigate } from 'react-router-dom';
import { Conflict } from '../../../common/conflict/Conflict.tsx';
import { LeaveGuard } from '../../../common/form/LeaveGuard.tsx';
import { WaitsNote } from '../../../common/form/WaitsNote.tsx';
import { useTellQueued } from '../../../common/outbox/use-tell-queued.ts';
import { NameField, UsernameField } from '../../../common/person/PersonTextFields.tsx';
import type { OpenedForm } from '../../../offline/outbox/outbox.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { TextAreaField, TextField } from '../../../ui/FormFields.tsx';
import { FormGroup } from '../../../ui/FormGroup.tsx';
import { FormNotice } from '../../../ui/FormNotice.tsx';
import { toast } from '../../../ui/toast.tsx';
import { OwnEmail } from '../../accounts/settings/OwnEmail.tsx';
import { detailsOf } from '../details/details-form.ts';
import { IdentityFields } from '../details/IdentityFields.tsx';
import { PhoneField } from '../details/PhoneField.tsx';
import { TradeFields } from '../details/TradeFields.tsx';
import { WhatsAppTest } from '../details/WhatsAppTest.tsx';
import { LiveProgress } from './LiveProgress.tsx';
import { ImageField } from './ProfileImageField.tsx';
import { type ProfileFields, useProfileForm } from './profile-form.ts';
import { CorrectedNotice, VouchedNotice } from './ReviewNotice.tsx';
import { useAskedField } from './use-asked-field.ts';

const own = '/provider-profile';

interface EditProfileFormProps {
  profile: OwnProvider;
  /** what was typed before */
  opened: OpenedForm<Partial<ProfileFields>> | null;
}

export function EditProfileForm({ profile, opened }: EditProfileFormProps) {
  const navigate = useNavigate();
  const tellQueued = useTellQueued();
  const state = useProfileForm({
    profile,
    opened,
    onSaved: (message) => {
      toast.success(message ?? 'Perfil actualizado correctamente.');
      navigate(own, { replace: true });
    },
    onQueued: (item) => {
      tellQueued(item, 'Los cambios de tu perfil se guardan solos');
      navigate(own, { replace: true });
    },
  });
  const { form, autosave, images, isSending } = state;
  const details = detailsOf(form);
  useAskedField();
  return (
    <form onSubmit={state.submit} noValidate className="flex flex-col gap-5">
      <WaitsNote opened={opened} isSending={isSending} />
      <LiveProgress form={form} email={profile.email} />
      <p className="text-muted text-sm">Los campos con * son obligatorios.</p>
      <Card id="foto">
        <ImageField profile={profile} photos={images} error={state.ofImage} />
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
      {/* all else waits as a draft; the cédula is never stored on the device */}
      <LeaveGuard when={Boolean(form.formState.dirtyFields.cedula_number)} />
      <Conflict conflict={state.conflict} what="Tu perfil" />
      {state.general && <FormNotice tone="danger">{state.general}</FormNotice>}
      <div className="flex flex-wrap justify-end gap-3 max-sm:*:grow">
        <Button variant="outline" onClick={() => void autosave.drop().then(() => navigate(own))}>
          Cancelar
        </Button>
        <Button type="submit" busy={isSending || images.preparing > 0}>
          {isSending ? 'Guardando...' : 'Guardar cambios'}
        </Button>
      </div>
    </form>
  );
}
