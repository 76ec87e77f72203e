import { type Channel, categoriesOf, isAlwaysSent, type NotificationSettings } from '@tero/shared/rules/notifications';
import BellRing from 'lucide-react/icons/bell-ring';
import Mail from 'lucide-react/icons/mail';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import type { LucideIcon } from 'lucide-react/types';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useAccount, useSession } from '../../../lib/session/session.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { usePushState } from '../push/use-push-state.ts';
import { channelState } from './channel-state.ts';
import { SmsNotes } from './SmsNotes.tsx';
import type { SettingsAnswer } from './settings-queries.ts';

const words: Record<Channel, { title: string; text: string; Icon: LucideIcon }> = {
  email: {
    title: 'Email',
    text: 'Te avisamos al email de tu cuenta. Las alertas de seguridad llegan siempre.',
    Icon: Mail,
  },
  push: {
    title: 'Notificaciones push',
    text: 'Llegan a la pantalla de tus dispositivos, aunque Tero esté cerrado. Necesitan tu permiso en cada uno.',
    Icon: BellRing,
  },
  sms: {
    title: 'SMS',
    text: 'Te mandamos un SMS solo por la seguridad de tu cuenta, por tus pagos y por las decisiones del equipo sobre lo que publicaste.',
    Icon: MessageSquareText,
  },
};

interface ChannelCardProps {
  channel: Channel;
  form: UseFormReturn<NotificationSettings>;
  answer: SettingsAnswer | undefined;
  saving: boolean;
}

export function ChannelCard({ channel, form, answer, saving }: ChannelCardProps) {
  const account = useAccount();
  const enabled = useWatch({ control: form.control, name: `${channel}.enabled` });
  const { title, text, Icon } = words[channel];
  // a channel that the server cannot use can be switched off, but not on
  const isUnavailable = channel === 'sms' && answer?.smsAvailable === false && !enabled;
  const state = channelState(channel, enabled, usePushState());
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex flex-col gap-x-6 gap-y-3 sm:flex-row sm:items-start sm:justify-between">
        <div className="flex min-w-0 items-start gap-4">
          <span className="flex size-11 shrink-0 items-center justify-center rounded-pill bg-primary-soft text-on-primary-soft">
            <Icon size={22} aria-hidden="true" />
          </span>
          <div className="min-w-0 pt-1.5">
            <h2 className="text-2xl">{title}</h2>
            <p className="mt-1 text-muted">{text}</p>
            {channel === 'email' && account && <p className="wrap-anywhere font-medium">{account.email}</p>}
            {channel === 'sms' && answer && <SmsNotes answer={answer} />}
          </div>
        </div>
        <Switch
          {...form.register(`${channel}.enabled`)}
          disabled={isUnavailable || saving}
          label={state}
          aria-label={`${title}: ${state}`}
          className="shrink-0"
        />
      </div>
      {enabled && <Kinds channel={channel} title={title} form={form} saving={saving} />}
    </Card>
  );
}

function Kinds({ channel, title, form, saving }: Omit<ChannelCardProps, 'answer'> & { title: string }) {
  const owner = useSession(({ userType }) => userType ?? 'user');
  const kinds = categoriesOf(channel, owner);
  const hintFor = ({ description, forClients }: Pick<(typeof kinds)[number], 'description' | 'forClients'>) =>
    (owner === 'user' && forClients) || description;
  function setAll(on: boolean) {
    for (const { key } of kinds.filter((kind) => !isAlwaysSent(channel, kind.key)))
      form.setValue(`${channel}.categories.${key}`, on, { shouldDirty: true });
  }
  return (
    <fieldset className="border-line border-t pt-4">
      <legend className="sr-only">De qué te avisamos por {title}</legend>
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" size="sm" disabled={saving} onClick={() => setAll(true)}>
          Activar todo
        </Button>
        <Button variant="outline" size="sm" disabled={saving} onClick={() => setAll(false)}>
          Desactivar todo
        </Button>
      </div>
      <ul className="mt-2">
        {kinds.map(({ key, title: name, ...kind }) => (
          <li key={key} className="border-line py-3 not-first:border-t">
            {isAlwaysSent(channel, key) ? (
              <Switch checked readOnly disabled label={name} hint={`${hintFor(kind)}. Llegan siempre.`} />
            ) : (
              <Switch
                {...form.register(`${channel}.categories.${key}`)}
                disabled={saving}
                label={name}
                hint={hintFor(kind)}
              />
            )}
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
