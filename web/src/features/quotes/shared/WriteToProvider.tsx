import type { SharedQuote } from '@tero/shared/contract/quotes';
import { citaText, standing } from '@tero/shared/rules/quotes/cita';
import type { QuoteState } from '@tero/shared/rules/quotes/state';
import { agreedText, arrangeWords, quotePath, quoteQuestion } from '@tero/shared/rules/quotes/words';
import { Link } from 'react-router-dom';
import { useEntryPath } from '../../../lib/navigation/entry-path.ts';
import { useAccount } from '../../../lib/session/session.ts';
import { ContactButton } from '../../phones/ContactButton.tsx';
import { WaysIn } from '../../phones/WaysIn.tsx';
import { useProviderWhen } from '../../providers/queries.ts';
import { byChatOrCita } from '../state-words.ts';

interface WriteToProviderProps {
  id: number;
  token: string;
  provider: NonNullable<SharedQuote['provider']>;
  state: QuoteState;
  /** null once its provider has left, who then has no chat either */
  written: SharedQuote['written'];
  isVisit: boolean;
  done: SharedQuote['done'];
  cita: SharedQuote['cita'];
  /** the reader accepted it: others with the link may write too, and did not */
  isAccepter: boolean;
  /** another quote of the same pedido was accepted */
  hasAgreedElsewhere: boolean;
}

const beforeAccepting = '¿Tenés dudas o querés cambiar algo antes de aceptar?';

const reasons: Record<Exclude<QuoteState, 'aceptado'>, string> = {
  enviado: beforeAccepting,
  visto: beforeAccepting,
  vencido: 'Pedile que lo renueve.',
  retirado: '¿Todavía te interesa?',
};

/** The chat with whom made the quote, by the rules of every contact: with a session, from its profile (rule QUOTE-23). */
export function WriteToProvider({ id, token, provider, state, written, ...given }: WriteToProviderProps) {
  const { done, hasAgreedElsewhere, isAccepter } = given;
  const cita = done ? null : standing(given.cita);
  const account = useAccount();
  const entry = useEntryPath();
  const { data: profile, isLoading } = useProviderWhen(provider.id, account !== null);
  const { phone = null, phone_withheld } = profile ?? {};
  const { total = 0, term = null } = written ?? {};
  const writing = { from: account?.name ?? null, url: window.location.origin + quotePath(token) };
  const greeting =
    state === 'aceptado' && isAccepter
      ? cita
        ? citaText(cita, { ...writing, side: 'client', to: provider.name })
        : agreedText({ id, total, term, done, is_visit: given.isVisit, provider_name: provider.name }, writing)
      : quoteQuestion(id, state);
  const next = done ? '¿Quedó algo pendiente?' : cita ? '¿Querés avisarle algo?' : arrangeWords(term);
  const reason = state === 'aceptado' ? next : hasAgreedElsewhere ? '¿Necesitás escribirle igual?' : reasons[state];
  return (
    <section aria-label="Escribir al proveedor" className="flex flex-wrap items-center gap-x-4 gap-y-3 print:hidden">
      <p className="min-w-0 grow basis-56">
        <strong className="font-semibold">{reason}</strong>
        {reason === beforeAccepting && <span> Si el proveedor cambia algo, lo ves en esta misma página.</span>}
        {state === 'aceptado' && !done && !cita && <span> {byChatOrCita}</span>}
        {!account && (
          <>
            {' '}
            Respondé en el chat donde te llegó el enlace. Para escribirle desde acá necesitás una cuenta.{' '}
            <Link
              to={entry('login')}
              className="-my-1.5 inline-block py-1.5 font-semibold text-link underline underline-offset-4"
            >
              Ya tengo cuenta
            </Link>
          </>
        )}
      </p>
      {!isLoading && (
        <WaysIn people={[{ id: provider.id, name: provider.name }]} className="max-sm:w-full">
          <ContactButton
            provider={{ id: provider.id, phone, phone_withheld }}
            title={provider.name}
            greeting={greeting}
            from={{
              of: 'profile',
              from_quote: true,
              id: provider.id,
              page_token: profile?.page_token,
              title: provider.name,
            }}
            on="profile"
            size="md"
            label="Escribir por WhatsApp"
          />
        </WaysIn>
      )}
    </section>
  );
}
