import type { Person } from '@tero/shared/contract/admin/people';
import { deliveryChannelLabels, deliveryStatusLabels, deliveryWords } from '@tero/shared/rules/deliveries';
import { logActionLabels, logEntityLabels } from '@tero/shared/rules/log/acts';
import { actorText } from '@tero/shared/rules/log/words';
import { address } from '@tero/shared/rules/text/address';
import { dateAndTime, shortDate } from '@tero/shared/rules/time/time';
import { LogDetails } from '../logs/LogDetails.tsx';
import { PersonList } from './PersonList.tsx';

/** Lists what Tero sent to a person, where the person is signed in, and what administrators did about the account. */
export function TracesOfPerson({ person }: { person: Person }) {
  const { account, sessions, devices, deliveries, logs } = person;
  return (
    <>
      <PersonList
        title="Emails, notificaciones y SMS enviados"
        newest={deliveries}
        line={({ id, channel, about, status, attempts, created_at }) => ({
          key: id,
          main: `${deliveryChannelLabels[channel]}: ${deliveryWords(about)}`,
          more: `${deliveryStatusLabels[status]}${attempts > 1 ? ` · ${attempts} intentos` : ''}`,
          end: dateAndTime(created_at),
        })}
      />
      <PersonList
        title="Sesiones abiertas"
        newest={sessions}
        line={({ device, created_at, last_seen_at }) => ({
          key: `${created_at} ${last_seen_at} ${device}`,
          main: device,
          more: `Desde ${dateAndTime(created_at)}`,
          end: dateAndTime(last_seen_at),
        })}
      />
      <PersonList
        title="Navegadores con notificaciones"
        newest={devices}
        line={({ id, device, created_at, last_success_at }) => ({
          key: id,
          main: device,
          more: last_success_at
            ? `Última notificación: ${dateAndTime(last_success_at)}`
            : 'Todavía no llegó ninguna notificación',
          end: shortDate(created_at),
        })}
      />
      <PersonList
        title="Registro"
        newest={logs}
        to={address`/admin/logs?personId=${account.id}`}
        line={(entry) => ({
          key: entry.id,
          main: `${logActionLabels[entry.action]}: ${logEntityLabels[entry.entity_type]}${entry.thing ? ` «${entry.thing}»` : ''}`,
          more: (
            <>
              {actorText(entry)}
              {Object.keys(entry.details).length > 0 && <LogDetails entry={entry} />}
            </>
          ),
          end: dateAndTime(entry.created_at),
        })}
      />
    </>
  );
}
