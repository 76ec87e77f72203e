import { channels, type NotificationSettings } from '@tero/shared/rules/notifications';
import { useForm } from 'react-hook-form';
import { isApiError } from '../../lib/api-error.ts';
import { useGoBack } from '../../lib/go-back.ts';
import { messageOf } from '../../lib/messages.ts';
import { ActionBar } from '../../ui/ActionBar.tsx';
import { Button } from '../../ui/Button.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { LeaveGuard } from '../../ui/LeaveGuard.tsx';
import { ChannelCard } from './ChannelCard.tsx';
import { type SettingsAnswer, useSaveSettings } from './settings-queries.ts';
import { useBanner } from './use-banner.ts';

interface SettingsFormProps {
  settings: NotificationSettings;
  /** what the server knows beyond them; nothing when it could not be asked */
  answer: SettingsAnswer | undefined;
}

/** The loaded settings and an edited copy of them: dirty when they differ (S2 §4). */
export function SettingsForm({ settings, answer }: SettingsFormProps) {
  const form = useForm<NotificationSettings>({ values: settings, resetOptions: { keepDirtyValues: true } });
  const { isDirty } = form.formState;
  const save = useSaveSettings();
  const banner = useBanner(save);
  const goBack = useGoBack();
  const submit = form.handleSubmit((edited) =>
    save.mutate(edited, { onSuccess: (saved) => form.reset(saved.settings) }),
  );

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      {channels.map((channel) => (
        <ChannelCard key={channel} channel={channel} form={form} answer={answer} saving={save.isPending} />
      ))}
      <div role="status">
        {banner === 'success' && (
          <FormNotice tone="success" quiet>
            Configuración guardada exitosamente
          </FormNotice>
        )}
      </div>
      {banner === 'error' && <FormNotice tone="danger">{faultText(save.error)}</FormNotice>}
      <ActionBar>
        <Button variant="outline" onClick={goBack}>
          Volver
        </Button>
        {isDirty && (
          <Button variant="outline" onClick={() => form.reset(settings)}>
            Descartar cambios
          </Button>
        )}
        <Button type="submit" variant="accent" disabled={!isDirty && !save.isPending} busy={save.isPending}>
          {save.isPending ? 'Guardando...' : 'Guardar cambios'}
        </Button>
      </ActionBar>
      <LeaveGuard when={isDirty} />
    </form>
  );
}

/** S2 §8 */
function faultText(error: unknown): string {
  return messageOf(error, isApiError(error) ? 'Error al guardar' : 'Error al guardar la configuración');
}
