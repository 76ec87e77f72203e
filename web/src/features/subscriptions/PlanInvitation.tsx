import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useEntryPath } from '../../lib/navigation/entry-path.ts';
import { Button } from '../../ui/Button.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { toast } from '../../ui/toast.tsx';

const providersOnly = 'Debes estar logueado como proveedor para suscribirte';

/** Tells people who are not providers that the plan is for providers, and how to become one (rule SUB-8). */
export function PlanInvitation({ isClient }: { isClient: boolean }) {
  const [told, setTold] = useState(false);
  const navigate = useNavigate();
  const entry = useEntryPath();

  function subscribe() {
    if (isClient) return setTold(true);
    toast.info(providersOnly);
    navigate(entry('login'));
  }
  return (
    <>
      <Button size="lg" wide onClick={subscribe}>
        Suscribirme
      </Button>
      {told && (
        <>
          <FormNotice tone="warning">{providersOnly}</FormNotice>
          <LinkButton to={entry('provider')} variant="outline" wide>
            Ser Proveedor
          </LinkButton>
        </>
      )}
    </>
  );
}
