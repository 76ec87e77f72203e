import BadgeCheck from 'lucide-react/icons/badge-check';
import { lazy, Suspense } from 'react';
import { Badge } from '../../ui/Badge.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { Spinner } from '../../ui/Spinner.tsx';

const Checks = lazy(async () => ({ default: (await import('./details/ProviderChecks.tsx')).ProviderChecks }));

/** The badge of a provider whom the team has approved; pressed, it lists what was verified and when (rule PROV-50). */
export function VerifiedBadge({ providerId }: { providerId: number }) {
  return (
    <Disclosure
      label=": qué se verificó y cuándo"
      button={() => (
        <Badge tone="success" icon={<BadgeCheck size={14} aria-hidden="true" />}>
          Verificado
        </Badge>
      )}
      buttonClassName="-my-2.5 flex min-h-11 items-center rounded-pill"
      panelClassName="top-full left-0 mt-1 w-76 max-w-[calc(100vw-4rem)] p-4"
    >
      <Suspense fallback={<Spinner />}>
        <Checks providerId={providerId} />
      </Suspense>
    </Disclosure>
  );
}
