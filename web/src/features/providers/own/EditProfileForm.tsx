import type { OwnProvider } from '@tero/shared/contract/providers-own';
import { limits } from '@tero/shared/limits';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { OutboxFormFrame } from '../../../common/form/OutboxFormFrame.tsx';
import { NameField, UsernameField } from '../../../common/person/PersonTextFields.tsx';
import { messageOf } from '../../../lib/http/messages.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { TextAreaField, TextField } from '../../../ui/FormFields.tsx';
import { FormGroup } from '../../../ui/FormGroup.tsx';
import { FormNotice } from '../../../ui/FormNotice.tsx';
import { OwnEmail } from '../../accounts/settings/OwnEmail.tsx';
import { detailsOf } from '../details/details-form.ts';
import { IdentityFields } from '../details/IdentityFields.tsx';
import { PhoneField } from '../details/PhoneField.tsx';
import { TradeFields } from '../details/TradeFields.tsx';
import { WhatsAppTest } from '../details/WhatsAppTest.tsx';
import { LiveProgress } from './LiveProgress.tsx';
import { ImageField } from './ProfileImageField.tsx';
import { useProfileForm } from './profile-form.ts';
import { CorrectedNotice, VouchedNotice } from './ReviewNotice.tsx';
import { useAskedField } from './use-asked-field.ts';

const needsLine =
  'Sin conexión no podés cambiar el teléfono ni la cédula. Dejalos como estaban y, cuando vuelva la conexión, guardamos lo demás.';

interface EditProfileFormProps {
  profile: OwnProvider;
  loading: ReactNode;
}

export function EditProfileForm({ profile, loading }: EditProfileFormProps) {
  const navigate = useNavigate();
  const { state, needsSignal } = useProfileForm(profile);
  const { form, images } = state;
  const details = detailsOf(form);
  useAskedField(state.isReady);
  return (
    <OutboxFormFrame
      form={state}
      loading={loading}
      what="Tu perfil"
      failure={(error) => <FormNotice tone="danger">{messageOf(error, 'Error al actualizar el perfil')}</FormNotice>}
      actions={
        <>
          {needsSignal && !state.isSending && <FormNotice tone="danger">{needsLine}</FormNotice>}
          <div className="flex flex-wrap justify-end gap-3 max-sm:*:grow">
            <Button variant="outline" onClick={() => void state.drop().then(() => navigate('/provider-profile'))}>
              Cancelar
            </Button>
            <Button type="submit" busy={state.isBusy}>
              {state.isSending ? 'Guardando...' : 'Guardar cambios'}
            </Button>
          </div>
        </>
      }
    >
      <LiveProgress form={form} email={profile.email} />
      <p className="text-muted text-sm">Los campos con * son obligatorios.</p>
      <Card id="foto">
        <ImageField profile={profile} photos={images} error={state.ofImages} />
      </Card>
      <Card>
        <FormGroup title="Tus datos">
          <NameField form={form} name="name" />
          <VouchedNotice form={form} profile={profile} field="name" />
          <UsernameField form={form} name="username" />
          <OwnEmail email={profile.email} />
          <PhoneField form={details} />
          <WhatsAppTest form={details} />
          <TextField
            form={form}
            name="call_phone"
            label="Otro teléfono para llamadas"
            hint="Por ejemplo, el fijo. El botón «Llamar» usa este número."
            optional
            type="tel"
            inputMode="tel"
            autoComplete="off"
          />
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
              hint="Contá qué hacés, desde cuándo y cómo trabajás. La lee quien abra tu perfil."
              optional
              rows={6}
              maxLength={2000}
            />
          </div>
        </FormGroup>
      </Card>
      <Card id="cedula">
        <FormGroup title="Tu identidad" text="Solo la ve el equipo que verifica las cuentas. Nunca la publicamos.">
          <IdentityFields
            form={details}
            cedulaNote={<VouchedNotice form={form} profile={profile} field="cedula_number" />}
          />
        </FormGroup>
      </Card>
      <Card>
        <FormGroup title="Contacto de emergencia" text="Nunca lo publicamos.">
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
    </OutboxFormFrame>
  );
}
