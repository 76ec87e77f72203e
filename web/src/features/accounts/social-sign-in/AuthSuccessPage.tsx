import { delays } from '@tero/shared/delays';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useEffect, useState } from 'react';
import { OfflineError } from '../../../lib/http/client/api-error.ts';
import { messageOf } from '../../../lib/http/messages.ts';
import { useArrival } from '../../../lib/navigation/arrival.ts';
import { entryPath } from '../../../lib/navigation/entry-path.ts';
import { readReturnPath, readReturnPlace } from '../../../lib/navigation/return-path.ts';
import { FlowPage, type FlowStep } from '../../../ui/FlowPage.tsx';
import { flowFault } from '../../../ui/flow-fault.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { readHandedOver, UnknownUserType } from './handed-over.ts';
import { useExchange } from './queries.ts';

export function AuthSuccessPage() {
  const [given] = useState(() => readHandedOver(window.location.hash));
  const exchange = useExchange();
  const code = 'code' in given ? given.code : null;
  useHiddenCode();
  useExchangeOnce(code, exchange.mutate);
  const [back] = useState(readReturnPath);
  useArrival(exchange.isSuccess, back ?? '/', delays.authRedirect);

  if ('fault' in given) return <FlowPage {...refused(given.fault)} />;
  if (exchange.isSuccess) return <FlowPage {...(back ? { ...done, text: 'Te llevamos a donde estabas.' } : done)} />;
  if (!exchange.isError) return <FlowPage {...processing} />;
  const retry = exchange.error instanceof OfflineError ? () => exchange.mutate(given.code) : undefined;
  return <FlowPage {...refused(faultOf(exchange.error), retry)} />;
}

/** Removes the code at once from the address and from the browser's history. */
function useHiddenCode(): void {
  useEffect(() => {
    const { pathname, hash, search } = window.location;
    if (hash || search) window.history.replaceState(window.history.state, '', pathname);
  }, []);
}

/**
 * Exchanges the code after 1.5 s (rule SES-16). A code works only once, so a repeated effect clears the earlier timer.
 */
function useExchangeOnce(code: string | null, exchange: (code: string) => void): void {
  useEffect(() => {
    if (!code) return;
    const timer = window.setTimeout(() => exchange(code), delays.authProcessing);
    return () => window.clearTimeout(timer);
  }, [code, exchange]);
}

/** Returns the text for a failed exchange (rule SES-16). */
function faultOf(error: unknown): string {
  if (error instanceof UnknownUserType) return 'Tipo de usuario no válido';
  return messageOf(error, 'Error al procesar la autenticación.');
}

const processing: FlowStep = {
  icon: <Spinner size={30} />,
  title: 'Procesando autenticación...',
  text: 'Un momento, estamos abriendo tu sesión.',
};

const done: FlowStep = {
  icon: <CircleCheck size={30} aria-hidden="true" />,
  tone: 'success',
  title: '¡Autenticación exitosa!',
  text: 'Ya estás en Tero. Te llevamos al inicio.',
  children: (
    <LinkButton to="/" wide>
      Ir al inicio
    </LinkButton>
  ),
};

function refused(text: string, onRetry?: () => void): FlowStep {
  const ways = [
    { label: 'Iniciar sesión', to: entryPath('login', readReturnPlace()) },
    { label: 'Ir al inicio', to: '/' },
  ] as const;
  return flowFault({ title: 'No pudimos iniciar tu sesión', text, onRetry, ways });
}
