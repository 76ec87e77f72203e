import type { Review } from '@tero/shared/contract/reviews';
import { anonymousName } from '@tero/shared/rules/labels';
import { subRatings } from '@tero/shared/rules/ratings';
import { address } from '@tero/shared/rules/text/address';
import { longDate } from '@tero/shared/rules/time/time';
import BadgeCheck from 'lucide-react/icons/badge-check';
import EyeOff from 'lucide-react/icons/eye-off';
import UserRound from 'lucide-react/icons/user-round';
import { type ReactNode, Suspense, useId } from 'react';
import { Link } from 'react-router-dom';
import { lazyPart } from '../../../lib/lazy-part.tsx';
import { useSession } from '../../../lib/session/session.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { Stars } from '../../../ui/Stars.tsx';
import { HiddenNote } from '../../moderation/HiddenNote.tsx';
import { ReportButton } from '../../moderation/ReportButton.tsx';
import { Reply } from './Reply.tsx';
import { ReviewPhotos } from './ReviewPhotos.tsx';

const NotCounted = lazyPart(async () => (await import('../list/NotCounted.tsx')).NotCounted);
const ConfirmContact = lazyPart(async () => (await import('./ConfirmContact.tsx')).ConfirmContact);
const OwnReviewActions = lazyPart(async () => (await import('./OwnReviewActions.tsx')).OwnReviewActions);
const BlockPerson = lazyPart(async () => (await import('../../safety/BlockPerson.tsx')).BlockPerson);

const OwnReply = lazyPart(async () => (await import('./OwnReply.tsx')).OwnReply, ShownReply);

interface ReviewCardProps {
  review: Review;
  /** for lists with reviews of several services */
  showService?: boolean;
  /** note on a review that has not arrived */
  note?: ReactNode;
}

export function ReviewCard({ review, showService = false, note }: ReviewCardProps) {
  const nameId = useId();
  if (review.is_hidden && !review.is_own) return <HiddenReview review={review} />;
  const name = review.is_anonymous ? anonymousName : review.user_name || anonymousName;
  return (
    <article
      aria-labelledby={nameId}
      className="flex flex-col gap-4 rounded-card border border-line bg-surface p-4 shadow-card sm:p-5"
    >
      <header className="flex items-start gap-3">
        <ReviewerImage name={name} image={review.user_image} />
        <div className="min-w-0 grow">
          <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <p id={nameId} className="wrap-anywhere font-semibold">
              {name}
            </p>
            {review.is_own && <Badge tone="primary">Tu reseña</Badge>}
            {review.agreed_work && (
              <Badge tone="success" icon={<BadgeCheck size={14} aria-hidden="true" />}>
                Trabajo acordado
              </Badge>
            )}
            {review.verified_contact && !review.agreed_work && (
              <Badge tone="success" icon={<BadgeCheck size={14} aria-hidden="true" />}>
                Contacto verificado
              </Badge>
            )}
          </div>
          <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-0.5">
            <Stars rating={review.final_rating || review.rating} />
            <time dateTime={review.created_at} className="text-muted text-sm">
              {longDate(review.created_at)}
            </time>
            {review.edited_at && (
              <span className="text-muted text-sm" title={longDate(review.edited_at)}>
                editada
              </span>
            )}
          </div>
        </div>
      </header>

      {note}
      {review.is_hidden && <HiddenNote what="tu reseña" />}
      {showService && review.service_title && <ReviewedService id={review.service_id} title={review.service_title} />}
      {review.comment && <p className="wrap-anywhere prose-line whitespace-pre-line">{review.comment}</p>}

      {review.photos && <ReviewPhotos photos={review.photos} name={name} waits={review.id === 0} />}

      <dl className="grid gap-x-4 gap-y-1.5 rounded-control bg-sunken px-3.5 py-3 text-sm sm:grid-cols-3">
        {subRatings.map(({ name: part, label }) => (
          <div key={part} className="flex items-center justify-between gap-3 sm:flex-col sm:items-start sm:gap-0.5">
            <dt className="text-muted">{label}</dt>
            <dd>
              <Stars rating={review[part]} size={15} />
            </dd>
          </div>
        ))}
      </dl>

      {review.is_own && (
        <Suspense>
          {review.counts === false && !review.is_hidden && <NotCounted />}
          {!note && !review.is_hidden && <OwnReviewActions review={review} />}
        </Suspense>
      )}
      {review.may_confirm && (
        <Suspense fallback={<div className="h-11" />}>
          <ConfirmContact reviewId={review.id} />
        </Suspense>
      )}
      <ReviewReply review={review} />
      {!review.is_own && (
        <div className="-mt-2 -ml-3 flex flex-wrap items-center">
          <ReportButton kind="review" id={review.id} name={`Reseña de ${name}`} />
          <BlockAuthor review={review} name={name} />
        </div>
      )}
    </article>
  );
}

/** Shows a line in place of a review that the team has hidden (rule MOD-7). */
function HiddenReview({ review }: { review: Review }) {
  return (
    <article className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card border border-line bg-sunken p-4 text-muted sm:p-5">
      <EyeOff size={18} aria-hidden="true" className="shrink-0" />
      <p>{review.comment}</p>
      <time dateTime={review.created_at} className="text-sm">
        {longDate(review.created_at)}
      </time>
    </article>
  );
}

function ReviewerImage({ name, image }: { name: string; image: string | null }) {
  if (name !== anonymousName) return <Avatar name={name} src={image} size={44} />;
  return (
    <span
      aria-hidden="true"
      className="flex size-11 shrink-0 items-center justify-center rounded-pill bg-sunken text-muted"
    >
      <UserRound size={22} />
    </span>
  );
}

/** Shows the title of the reviewed service; it is a link unless the service was deleted. */
function ReviewedService({ id, title }: { id: number | null; title: string }) {
  return (
    <p className="text-muted text-sm">
      Servicio:{' '}
      {id === null ? (
        title
      ) : (
        <Link to={address`/servicios/${id}`} className="inline-block py-1 font-semibold text-link hover:underline">
          {title}
        </Link>
      )}
    </p>
  );
}

/** Shows the reply to a review. Its provider can also write, edit and delete it; only providers load that code. */
function ReviewReply({ review }: { review: Review }) {
  const isOwner = useSession(({ userType, account }) => userType === 'provider' && account?.id === review.provider_id);
  if (!isOwner) return <ShownReply review={review} />;
  return (
    <Suspense fallback={<ShownReply review={review} />}>
      <OwnReply review={review} />
    </Suspense>
  );
}

/** Lets the reviewed provider block the author and does not reveal who wrote an anonymous review (rule TRUST-80). */
function BlockAuthor({ review, name }: { review: Review; name: string }) {
  const isOwner = useSession(({ userType, account }) => userType === 'provider' && account?.id === review.provider_id);
  if (!isOwner) return null;
  return (
    <Suspense>
      <BlockPerson thing={{ origin: 'review', id: review.id }} name={`Quien escribió la reseña de ${name}`} />
    </Suspense>
  );
}

function ShownReply({ review }: { review: Review }) {
  if (!review.reply) return null;
  const { id } = review.reply;
  return (
    <Reply reply={review.reply}>
      <ReportButton
        kind="reply"
        id={id}
        ownerId={review.provider_id}
        name="Respuesta del proveedor"
        className="-ml-3 self-start"
      />
    </Reply>
  );
}
