import type { InquiryQuote } from '@tero/shared/contract/inquiries';
import { address } from '@tero/shared/rules/text/address';
import FileText from 'lucide-react/icons/file-text';
import { Link } from 'react-router-dom';
import { useEntryPath } from '../../lib/navigation/entry-path.ts';
import { useAccount } from '../../lib/session/session.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { AnswerByChat } from './AnswerByChat.tsx';
import { answeredWords } from './inquiry-words.ts';

const linkStyle = '-my-2 inline-block py-2 font-semibold text-link underline underline-offset-4';

interface AnsweringProps {
  token: string;
  /** the reader's own quotes for this pedido, newest first */
  made: readonly InquiryQuote[];
  /** whether any provider's quote was accepted */
  isSolved: boolean;
}

/**
 * Offers to answer a pedido in writing, and shows what the reader has already answered (rule QUOTE-24). Clients cannot
 * answer their own pedido, and nobody can answer once the pedido is solved (rule QUOTE-32).
 */
export function Answering({ token, made, isSolved }: AnsweringProps) {
  const account = useAccount();
  const entry = useEntryPath();
  if (account && account.role !== 'provider') {
    return (
      <p className="rounded-control bg-sunken px-4 py-3">
        Solo los proveedores hacen presupuestos, desde su cuenta. Tus pedidos están en{' '}
        <Link to="/mis-pedidos" className={linkStyle}>
          Mis pedidos
        </Link>
        .
      </p>
    );
  }
  const form = address`/provider/create-quote?pedido=${token}`;
  const accepted = made.find(({ state }) => state === 'aceptado');
  const shown = accepted ?? made[0];
  if (shown) {
    return (
      <div className="flex flex-col gap-3 rounded-control bg-sunken px-4 py-3">
        <p className="font-semibold">{answeredWords(made)}</p>
        <div className="flex flex-wrap gap-2">
          <LinkButton to={shown.path}>
            {made.length === 1
              ? 'Ver el presupuesto'
              : accepted
                ? 'Ver el presupuesto aceptado'
                : 'Ver el último presupuesto'}
          </LinkButton>
          {made.length > 1 && (
            <LinkButton to="/provider/quotes" variant="outline">
              Mis presupuestos
            </LinkButton>
          )}
          {!isSolved && !accepted && (
            <LinkButton to={form} variant="outline">
              Hacer otro presupuesto
            </LinkButton>
          )}
        </div>
      </div>
    );
  }
  if (isSolved) {
    if (account) return null;
    return (
      <p className="text-muted">
        ¿Le hiciste un presupuesto, o es tu pedido?{' '}
        <Link to={entry('login')} className={linkStyle}>
          Iniciá sesión
        </Link>{' '}
        y mirá cómo quedó.
      </p>
    );
  }
  return (
    <div className="flex flex-col items-start gap-2">
      <LinkButton to={form} size="lg" className="max-sm:w-full">
        <FileText size={20} aria-hidden="true" />
        Hacerle un presupuesto
      </LinkButton>
      {account?.entitled && (
        <LinkButton
          to={address`/provider/create-quote?visita=1&pedido=${token}`}
          variant="outline"
          className="max-sm:w-full"
        >
          Coordinar una visita
        </LinkButton>
      )}
      {account && !account.entitled && <AnswerByChat />}
      {!account && (
        <>
          <p className="text-muted">
            ¿Te llegó por WhatsApp? Respondé ahí, o hacé el presupuesto acá con tu cuenta de proveedor. Tu cliente lo
            recibe por escrito y lo puede aceptar.
          </p>
          <p className="text-muted">
            ¿Lo pediste vos?{' '}
            <Link to={entry('login')} className={linkStyle}>
              Iniciá sesión
            </Link>{' '}
            y volvés a tu pedido.
          </p>
        </>
      )}
    </div>
  );
}
