import type { SharedQuote } from '@tero/shared/contract/quotes';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { isTold } from '../../inquiries/told.ts';
import { AskedFor } from '../AskedFor.tsx';
import { othersWords } from './others-words.ts';

interface OwnAskedProps {
  asked: NonNullable<SharedQuote['asked']>;
  isAccepted: boolean;
}

/** For who wrote it the pedido that a quote answers; once it was accepted, with the way to tell the others (rule QUOTE-31). */
export function OwnAsked({ asked, isAccepted }: OwnAskedProps) {
  const { id, path, others, to_tell } = asked;
  const left = id && to_tell ? to_tell.filter((provider) => !isTold(id, provider)).length : others;
  const words = isAccepted && othersWords(others, left);
  const isToTell = isAccepted && left > 0;
  const tell = left === 1 ? 'Avisarle que ya está resuelto' : 'Avisar a los demás proveedores';
  return (
    <AskedFor asked={asked} label="Tu pedido" title="Tu pedido:">
      {words && <p className="mt-3">{words}</p>}
      <LinkButton to={isToTell ? `${path}#avisar` : path} variant="outline" className="mt-3 max-sm:w-full">
        {isToTell ? tell : 'Ver tu pedido'}
      </LinkButton>
    </AskedFor>
  );
}
