import type { Person } from '@tero/shared/contract/admin/people';
import type { AdminReview } from '@tero/shared/contract/admin/reviews';
import { messageStateLabels } from '@tero/shared/rules/admin';
import { address } from '@tero/shared/rules/text/address';
import { excerpt } from '@tero/shared/rules/text/text';
import { dateAndTime, shortDate } from '@tero/shared/rules/time/time';
import type { ReactNode } from 'react';
import { ModerateLink } from '../record/ModerateLink.tsx';
import { PersonLink } from '../record/PersonLink.tsx';
import { RecordLink } from '../record/RecordLink.tsx';
import { PersonList } from './PersonList.tsx';

const shown = 160;

/** Lists what a person wrote and received: reviews, contacts and messages to the team. */
export function TalkOfPerson({ person }: { person: Person }) {
  const { account, reviews_written, reviews_received, contacts, messages } = person;
  const { id } = account;
  return (
    <>
      <PersonList
        title="Reseñas que escribió"
        newest={reviews_written}
        to={address`/admin/reviews?client_id=${id}`}
        line={(review) => reviewLine(review, <PersonLink id={review.provider_id}>{review.Provider.name}</PersonLink>)}
      />
      {account.kind === 'provider' && (
        <PersonList
          title="Reseñas que recibió"
          newest={reviews_received}
          to={address`/admin/reviews?provider_id=${id}`}
          line={(review) =>
            reviewLine(
              review,
              review.User ? <PersonLink id={review.User.id}>{review.User.name}</PersonLink> : 'Cuenta eliminada',
            )
          }
        />
      )}
      <PersonList
        title="Contactos"
        newest={contacts}
        line={({ at, client, provider, service }) => {
          const made = client.id === id;
          const other = made ? provider : client;
          return {
            key: `${at} ${client.id} ${provider.id} ${service?.id ?? 'profile'}`,
            main: (
              <>
                {made ? 'Contactó a' : 'Lo contactó'} <PersonLink id={other.id}>{other.name}</PersonLink>
              </>
            ),
            more: service?.title ?? 'Desde el perfil',
            end: dateAndTime(at),
          };
        }}
      />
      <PersonList
        title="Mensajes al equipo"
        newest={messages}
        to={address`/admin/messages?account_id=${id}`}
        line={(message) => ({
          key: message.id,
          main: (
            <RecordLink id={message.id} tab="/admin/messages">
              {message.subject}
            </RecordLink>
          ),
          more: `${message.account ? '' : 'Sin iniciar sesión, con el mismo email · '}${message.answer ? `Respondido: ${excerpt(message.answer, shown)}` : excerpt(message.message, shown)}`,
          end: (
            <span>
              {messageStateLabels[message.state]}
              <br />
              {shortDate(message.created_at)}
            </span>
          ),
        })}
      />
    </>
  );
}

function reviewLine(review: AdminReview, other: ReactNode) {
  const name = `la reseña ${review.id}`;
  return {
    key: review.id,
    main: (
      <>
        {review.rating} de 5 ·{' '}
        <RecordLink id={review.id} tab="/admin/reviews">
          {review.Service.title}
        </RecordLink>
      </>
    ),
    more: (
      <>
        {other}
        {review.is_anonymous && <span> · anónima</span>}
        {review.comment && <span>{` · ${excerpt(review.comment, shown)}`}</span>}
      </>
    ),
    end: (
      <>
        {shortDate(review.created_at)}
        <ModerateLink kind="review" id={review.id} name={name} />
      </>
    ),
  };
}
