import BellRing from 'lucide-react/icons/bell-ring';
import { useState } from 'react';
import { InstallSheet } from '../../../common/install/InstallSheet.tsx';
import { isResting, rest } from '../../../lib/device/snooze.ts';
import { pushFaultText } from '../../../lib/push/push-fault.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { FormNotice } from '../../../ui/FormNotice.tsx';
import { PermissionSteps } from './PermissionSteps.tsx';
import { useEnablePush } from './queries.ts';
import { usePushState } from './use-push-state.ts';

interface PushPromptProps {
  title: string;
  /** says which notifications will come, and that no others will */
  text: string;
  /** the button's text: 'Avisame cuando respondan' */
  ask: string;
}

/**
 * Offers push notifications where they are useful. It asks for the browser's permission only on the tap. "Not now"
 * hides the offer for 30 days.
 */
export function PushPrompt({ title, text, ask }: PushPromptProps) {
  const state = usePushState();
  const [resting, setResting] = useState(() => isResting('push-prompt'));
  const [installing, setInstalling] = useState(false);
  const enable = useEnablePush();

  if (enable.isSuccess) {
    return <FormNotice tone="success">Listo. Las notificaciones van a llegar a este dispositivo.</FormNotice>;
  }
  // after a refusal in this card, the card explains how to allow pushes again
  const isOffered = state === 'off' || state === 'install-first' || (state === 'denied' && enable.isError);
  if (resting || !isOffered) return null;

  function dismiss() {
    rest('push-prompt');
    setResting(true);
  }
  return (
    <Card className="flex flex-col gap-4 sm:flex-row">
      <span className="flex size-12 shrink-0 items-center justify-center rounded-pill bg-primary-soft text-on-primary-soft">
        <BellRing size={24} aria-hidden="true" />
      </span>
      <div className="flex grow flex-col gap-3">
        <div>
          <h2 className="text-xl">{title}</h2>
          <p className="mt-1 text-muted">{text}</p>
        </div>
        {enable.isError && <FormNotice tone="warning">{pushFaultText(enable.error)}</FormNotice>}
        {state === 'denied' && <PermissionSteps />}
        <div className="flex flex-wrap gap-3 max-sm:*:grow">
          {state === 'install-first' && <Button onClick={() => setInstalling(true)}>{ask}</Button>}
          {state === 'off' && (
            <Button busy={enable.isPending} onClick={() => enable.mutate()}>
              {enable.isPending ? 'Activando...' : ask}
            </Button>
          )}
          <Button variant="ghost" onClick={dismiss}>
            Ahora no
          </Button>
        </div>
      </div>
      <InstallSheet reason="push" open={installing} onOpenChange={setInstalling} />
    </Card>
  );
}
