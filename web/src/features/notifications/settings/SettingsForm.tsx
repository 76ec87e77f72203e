import { channels, type NotificationSettings } from '@tero/shared/rules/notifications';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { ConflictPanel } from '../../../common/conflict/ConflictPanel.tsx';
import { useConflict } from '../../../common/conflict/use-conflict.ts';
import { LeaveGuard } from '../../../common/form/LeaveGuard.tsx';
import { useTellQueued } from '../../../common/outbox/use-tell-queued.ts';
import { isApiError } from '../../../lib/http/client/api-error.ts';
import { messageOf } from '../../../lib/http/messages.ts';
import { useGoBack } from '../../../lib/navigation/go-back.ts';
import { keepFocus } from '../../../lib/navigation/keep-focus.ts';
import { useSession } from '../../../lib/session/session.ts';
import { ActionBar } from '../../../ui/ActionBar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { FormNotice } from '../../../ui/FormNotice.tsx';
import { ChannelCard } from './ChannelCard.tsx';
import { type SettingsAnswer, useSaveSettings } from './settings-queries.ts';
import { settingsWords } from './settings-words.ts';
import { useBanner } from './use-banner.ts';
import { wholeSettings } from './whole-settings.ts';

interface SettingsFormProps {
  settings: NotificationSettings;
  /** further data from the server; undefined if it could not be loaded */
  answer: SettingsAnswer | undefined;
}

/** Options for the reset after saving. It overwrites the edited fields, which a refetch leaves unchanged. */
const anew = { keepDirtyValues: false };

/** Edits a copy of the loaded settings. The form is dirty while the copy differs from them (rule NOTI-9). */
export function SettingsForm({ settings, answer }: SettingsFormProps) {
  const form = useForm<NotificationSettings>({ values: settings, resetOptions: { keepDirtyValues: true } });
  const { isDirty } = form.formState;
  const save = useSaveSettings();
  const banner = useBanner(save);
  const tellQueued = useTellQueued();
  const goBack = useGoBack();
  const owner = useSession(({ userType }) => userType ?? 'user');
  const version = answer?.version;
  const { conflict, ...edit } = useConflict({
    form,
    shown: { settings, version },
    fields: (shown) => wholeSettings(shown.settings, owner),
    words: settingsWords(owner),
    submit: () => void submit(),
  });
  const follow = useRef<() => void>(() => undefined);
  follow.current = () => {
    if (!isDirty) edit.begin({ version, fields: wholeSettings(settings, owner) });
  };
  // shows at once what another device has saved, unless this form has unsaved edits
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever other settings were read
  useEffect(() => follow.current(), [settings, version]);
  const submit = form.handleSubmit((edited) =>
    save.mutate(
      { settings: edited, version: edit.began().version },
      {
        onSuccess: (result) => {
          form.reset(edited, anew);
          // the button that had the focus is disabled now
          keepFocus();
          if (result.state === 'queued') tellQueued(result.item, 'Guardamos tu configuración');
        },
        onError: (error) => {
          if (edit.takes(error)) save.reset();
        },
      },
    ),
  );

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      {channels.map((channel) => (
        <ChannelCard key={channel} channel={channel} form={form} answer={answer} saving={save.isPending} />
      ))}
      {conflict && <ConflictPanel {...conflict} what="Tu configuración" />}
      {/* above the bottom bar on phones, so that it is always within reach */}
      <div
        role="status"
        className="max-md:fixed max-md:inset-x-3 max-md:bottom-[calc(var(--edge-bottom)+0.75rem)] max-md:z-20 max-md:shadow-float"
      >
        {banner === 'success' && save.data?.state === 'sent' && (
          <FormNotice tone="success" quiet>
            Configuración guardada exitosamente
          </FormNotice>
        )}
        {banner === 'error' && (
          <FormNotice tone="danger" quiet>
            {faultText(save.error)}
          </FormNotice>
        )}
      </div>
      <ActionBar>
        <Button variant="outline" onClick={goBack} className="max-sm:px-2! max-sm:text-sm">
          Volver
        </Button>
        {isDirty && (
          <Button
            variant="outline"
            onClick={() => {
              form.reset(settings, anew);
              keepFocus();
            }}
            className="max-sm:px-2! max-sm:text-sm"
          >
            Descartar cambios
          </Button>
        )}
        <Button
          type="submit"
          disabled={!isDirty && !save.isPending}
          busy={save.isPending}
          className="max-sm:px-2! max-sm:text-sm"
        >
          {save.isPending ? 'Guardando...' : 'Guardar cambios'}
        </Button>
      </ActionBar>
      {/* no warning during saving, because leaving does not stop it */}
      <LeaveGuard when={isDirty && !save.isPending} />
    </form>
  );
}

/** Returns the text for a failed save (rule NOTI-9). */
function faultText(error: unknown): string {
  return messageOf(error, isApiError(error) ? 'Error al guardar' : 'Error al guardar la configuración');
}
