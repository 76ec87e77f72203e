import { UserRoundPen } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { FlowPage } from '../../ui/FlowPage.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { ProfileProgress } from './ProfileProgress.tsx';
import { useCompleteness } from './queries.ts';

/**
 * Shows a page to providers whose profile is complete; without an answer too, for the server decides on sending. Open
 * stays open: nobody loses a half-written form to an answer that comes later.
 */
export function CompleteProfileGate({ children }: { children: ReactNode }) {
  const { data: missing, isPending } = useCompleteness();
  const [isOpen, setOpen] = useState(false);
  const passes = !isPending && (missing ?? []).length === 0;
  if (passes && !isOpen) setOpen(true);
  if (passes || isOpen) return children;
  if (!missing) return <FlowPage icon={<Spinner size={30} />} title="Verificando tu perfil..." />;
  return (
    <FlowPage
      icon={<UserRoundPen size={30} aria-hidden="true" />}
      tone="warning"
      title="Tu perfil está incompleto"
      text="Para publicar, los clientes tienen que saber quién sos."
    >
      <ProfileProgress missing={missing} />
      <LinkButton to="/edit-profile" variant="accent" size="lg" wide>
        Completar perfil
      </LinkButton>
      <LinkButton to="/provider-profile" variant="outline" wide>
        Volver a mi perfil
      </LinkButton>
    </FlowPage>
  );
}
