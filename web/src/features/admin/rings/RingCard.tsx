import type { Ring } from '@tero/shared/contract/admin/moderation/rings';
import { sharedTraitLabels } from '@tero/shared/rules/panel/rings';
import { excerpt } from '@tero/shared/rules/text/text';
import { dayAtTime } from '@tero/shared/rules/time/time';
import { useState } from 'react';
import { messageOf } from '../../../lib/http/messages.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { toast } from '../../../ui/toast.tsx';
import { CaseReview } from '../moderation/CaseReview.tsx';
import { ModerateLink } from '../record/ModerateLink.tsx';
import { PersonLink } from '../record/PersonLink.tsx';
import { DecideReviews } from '../reviews/DecideReviews.tsx';
import { EmailText } from '../table/EmailText.tsx';
import { useSettleRing } from './queries.ts';

const shown = 120;
const names = new Intl.ListFormat('es-UY');

/** Shows a ring of accounts: what they share, their reviews, and the possible actions (rules TRUST-16 to TRUST-18). */
export function RingCard({ ring }: { ring: Ring }) {
  const { provider, accounts, shared } = ring;
  const name = provider.company_name || provider.name;
  const [deciding, setDeciding] = useState(false);
  const settle = useSettleRing(provider.id);
  const leave = () =>
    settle.mutate(
      accounts.map(({ id }) => id),
      {
        onSuccess: () => void toast.success('Listo: el grupo vuelve a aparecer si se suma otra cuenta'),
        onError: (error) => void toast.error(messageOf(error, 'No pudimos cerrar el grupo. Probá de nuevo.')),
      },
    );
  return (
    <Card role="group" aria-label={`${accounts.length} cuentas que reseñan a ${name}`} className="flex flex-col gap-4">
      <h2 className="wrap-anywhere text-lg">
        {accounts.length} cuentas que reseñan a <PersonLink id={provider.id}>{name}</PersonLink>
      </h2>
      <dl aria-label="Qué comparten" className="flex flex-col gap-2 text-sm">
        {shared.map(({ trait, accounts: ids }) => (
          <div key={`${trait} ${ids}`}>
            <dt className="inline font-semibold">{sharedTraitLabels[trait]}: </dt>
            <dd className="wrap-anywhere inline text-muted">{whose(ring, ids)}</dd>
          </div>
        ))}
      </dl>
      <ul className="grid gap-4 lg:grid-cols-2">
        {accounts.map((account) => (
          <Member key={account.id} account={account} />
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" aria-haspopup="dialog" onClick={() => setDeciding(true)}>
          Moderar sus reseñas
        </Button>
        <Button variant="ghost" busy={settle.isPending} onClick={leave}>
          Dejar como está
        </Button>
      </div>
      {deciding && (
        <DecideReviews
          ids={accounts.flatMap(({ reviews }) => reviews.map(({ id }) => id))}
          onClose={() => setDeciding(false)}
        />
      )}
    </Card>
  );
}

function Member({ account }: { account: Ring['accounts'][number] }) {
  const { id, name, email, email_verified, created_at, reviews } = account;
  return (
    <li className="flex min-w-0 flex-col gap-2 border-line border-l-3 pl-3">
      <div className="flex items-start justify-between gap-2">
        <div className="min-w-0">
          <p className="wrap-anywhere">
            <PersonLink id={id}>{name}</PersonLink> (cliente {id})
          </p>
          <p className="flex flex-wrap items-center gap-2 text-muted text-sm">
            <EmailText>{email}</EmailText>
            {!email_verified && <Badge>Sin verificar</Badge>}
          </p>
          <p className="text-muted text-sm">Creada el {dayAtTime(created_at)}</p>
        </div>
        <ModerateLink kind="client" id={id} name={`la cuenta ${id}`} />
      </div>
      {reviews.map((review) => (
        <div key={review.id} className="flex items-start justify-between gap-2">
          <div className="min-w-0">
            <CaseReview review={review} />
            {review.comment && <p className="wrap-anywhere text-sm">{excerpt(review.comment, shown)}</p>}
            <p className="text-muted text-sm">Escrita el {dayAtTime(review.created_at)}</p>
          </div>
          <ModerateLink kind="review" id={review.id} name={`la reseña ${review.id}`} />
        </div>
      ))}
    </li>
  );
}

/** Returns 'todas', or the names of the accounts that share the trait. */
function whose({ accounts }: Ring, ids: readonly number[]): string {
  if (ids.length === accounts.length) return 'todas';
  return names.format(accounts.filter(({ id }) => ids.includes(id)).map(({ id, name }) => `${name} (${id})`));
}
