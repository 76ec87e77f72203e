import type { SharedQuote } from '@tero/shared/contract/quotes';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { AskedFor } from '../AskedFor.tsx';

interface OwnAskedProps {
  asked: NonNullable<SharedQuote['asked']>;
  isAccepted: boolean;
}

/** For who wrote it the pedido that a quote answers; once it was accepted, with the way to tell the others (rule QUOTE-31). */
export function OwnAsked({ asked, isAccepted }: OwnAskedProps) {
  const { path, others } = asked;
  const isToTell = isAccepted && others > 0;
  return (
    <AskedFor asked={asked} label="Tu pedido" title="Tu pedido:">
      {isToTell && (
        <p className="mt-3">
          {others === 1 ? 'También le escribiste a otro.' : `También les escribiste a otros ${others}.`}
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-2 max-sm:*:w-full">
        {isToTell && (
          <LinkButton to={path} variant="outline">
            {others === 1 ? 'Avisale que ya lo resolviste' : 'Avisales a los demás que ya lo resolviste'}
          </LinkButton>
        )}
        {!isToTell && (
          <LinkButton to={path} variant="outline">
            Ver tu pedido
          </LinkButton>
        )}
      </div>
    </AskedFor>
  );
}
