import Bell from 'lucide-react/icons/bell';
import BellOff from 'lucide-react/icons/bell-off';
import BellRing from 'lucide-react/icons/bell-ring';
import Smartphone from 'lucide-react/icons/smartphone';
import { type ReactNode, useState } from 'react';
import { InstallSheet } from '../../../common/install/InstallSheet.tsx';
import { pushFaultText } from '../../../lib/push/push-fault.ts';
import { usePushPermission } from '../../../lib/push/push-support.ts';
import { Badge, type BadgeTone } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { FormNotice } from '../../../ui/FormNotice.tsx';
import { PermissionSteps } from '../push/PermissionSteps.tsx';
import { useEnablePush } from '../push/queries.ts';
import { type PushState, usePushState } from '../push/use-push-state.ts';

interface Words {
  badge: string;
  tone: BadgeTone;
  icon: ReactNode;
  text: string;
}

const words: Record<PushState, Words> = {
  unsupported: {
    badge: 'No disponible',
    tone: 'neutral',
    icon: <BellOff size={22} aria-hidden="true" />,
    text: 'Este navegador no recibe notificaciones push. Probá con la última versión de Chrome, Edge, Firefox o Safari.',
  },
  'install-first': {
    badge: 'Falta un paso',
    tone: 'info',
    icon: <Smartphone size={22} aria-hidden="true" />,
    text: 'En iPhone y iPad las notificaciones llegan solo a las apps agregadas a la pantalla de inicio.',
  },
  denied: {
    badge: 'Bloqueadas',
    tone: 'danger',
    icon: <BellOff size={22} aria-hidden="true" />,
    text: 'Este navegador tiene bloqueadas las notificaciones de Tero, y no podemos volver a preguntarte.',
  },
  off: {
    badge: 'Sin activar',
    tone: 'neutral',
    icon: <Bell size={22} aria-hidden="true" />,
    text: 'Al tocar «Activar notificaciones», el navegador te pide permiso. Lo podés quitar cuando quieras.',
  },
  on: {
    badge: 'Activadas',
    tone: 'success',
    icon: <BellRing size={22} aria-hidden="true" />,
    text: 'Este navegador recibe tus notificaciones.',
  },
};

const allowed = 'Ya diste permiso en este navegador. Falta activar las notificaciones para esta cuenta.';

/** Shows the state of pushes in the current browser, with a button to change it. */
export function ThisBrowser() {
  const state = usePushState();
  const isAllowed = usePushPermission(({ permission }) => permission === 'granted');
  const enable = useEnablePush();
  const [installing, setInstalling] = useState(false);
  const { badge, tone, icon, text } = words[state];
  return (
    <div className="flex flex-col gap-3 rounded-card bg-sunken p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {icon}
        <h3 className="font-semibold text-lg">Este navegador</h3>
        <Badge tone={tone} className={tone === 'neutral' ? 'bg-surface!' : undefined}>
          {badge}
        </Badge>
      </div>
      <p className="text-muted">{state === 'off' && isAllowed ? allowed : text}</p>
      {state === 'denied' && <PermissionSteps />}
      {enable.isError && state === 'off' && <FormNotice tone="warning">{pushFaultText(enable.error)}</FormNotice>}
      {state === 'off' && (
        <Button busy={enable.isPending} onClick={() => enable.mutate()} className="self-start max-sm:w-full">
          {enable.isPending ? 'Activando...' : 'Activar notificaciones'}
        </Button>
      )}
      {state === 'install-first' && (
        <Button onClick={() => setInstalling(true)} className="self-start max-sm:w-full">
          Ver cómo agregar Tero
        </Button>
      )}
      <InstallSheet reason="push" open={installing} onOpenChange={setInstalling} />
    </div>
  );
}
