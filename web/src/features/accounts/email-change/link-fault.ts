import { ApiError } from '../../../lib/http/client/api-error.ts';
import { messageOf } from '../../../lib/http/messages.ts';
import type { FlowStep } from '../../../ui/FlowPage.tsx';
import { flowFault } from '../../../ui/flow-fault.tsx';

interface LinkFault {
  title: string;
  /** null if the address has no token */
  error: Error | null;
  onRetry?: () => void;
}

/** Returns the step that shows why a mailed link did not work. It offers a retry unless the link itself was refused. */
export function linkFault({ title, error, onRetry }: LinkFault): FlowStep {
  const isRefused = error === null || (error instanceof ApiError && [400, 409].includes(error.status));
  return flowFault({
    title,
    text: error
      ? messageOf(error, 'Probá de nuevo en un momento.')
      : 'El enlace está incompleto. Copialo entero del email.',
    onRetry: isRefused ? undefined : onRetry,
    ways: [
      { label: 'Ir al inicio', to: '/' },
      { label: 'Contacto', to: '/contact' },
    ],
  });
}
