import { type ComponentType, lazy, Suspense } from 'react';
import { useSession } from '../../lib/session/session.ts';
import { BottomBar } from './BottomBar.tsx';

const ProviderBar = lazy<ComponentType>(() =>
  import('./provider/ProviderBar.tsx')
    .then((loaded) => ({ default: loaded.ProviderBar }))
    // without its code the bar of everybody still leads on
    .catch(() => ({ default: BottomBar })),
);

/** The navigation of phones: a provider has its own (rule NAV-93). */
export function PhoneBar() {
  const isProvider = useSession(({ userType }) => userType === 'provider');
  if (!isProvider) return <BottomBar />;
  return (
    <Suspense>
      <ProviderBar />
    </Suspense>
  );
}
