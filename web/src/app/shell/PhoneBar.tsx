import { type ComponentType, lazy, Suspense } from 'react';
import { useSession } from '../../lib/session/session.ts';
import { BottomBar } from './BottomBar.tsx';

const ProviderBar = lazy<ComponentType>(() =>
  import('./provider/ProviderBar.tsx')
    .then((loaded) => ({ default: loaded.ProviderBar }))
    // if its code cannot load, the general bar takes its place
    .catch(() => ({ default: BottomBar })),
);

/** Shows the navigation of phones. Providers have their own (rule NAV-93). */
export function PhoneBar() {
  const isProvider = useSession(({ userType }) => userType === 'provider');
  if (!isProvider) return <BottomBar />;
  return (
    <Suspense>
      <ProviderBar />
    </Suspense>
  );
}
