import BadgeCheck from 'lucide-react/icons/badge-check';
import { lazy, Suspense } from 'react';
import { Badge } from '../../ui/Badge.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { Spinner } from '../../ui/Spinner.tsx';

const Checks = lazy(async () => ({ default: (await import('./details/ProviderChecks.tsx')).ProviderChecks }));

/**
 * Shows what the team knows of a provider: 'Verificado' (document and face) or 'Datos revisados'. A click lists what
 * was checked and when (rules PROV-50 and TRUST-50).
 */
export function VerifiedBadge({
  provider: { id, is_verified, is_reviewed },
  className,
}: {
  provider: { id: number; is_verified: boolean; is_reviewed: boolean };
  className?: string;
}) {
  if (!is_reviewed) return null;
  return (
    <Disclosure
      {...(className && { className })}
      label=": qué se revisó y cuándo"
      button={() => (
        <Badge
          tone={is_verified ? 'success' : 'neutral'}
          icon={is_verified ? <BadgeCheck size={14} aria-hidden="true" /> : undefined}
        >
          {is_verified ? 'Verificado' : 'Datos revisados'}
        </Badge>
      )}
      buttonClassName="relative -my-2.5 flex min-h-11 items-center rounded-pill"
      panelClassName="top-full left-0 mt-1 w-76 max-w-[calc(100vw-4rem)] p-4"
    >
      <Suspense fallback={<Spinner />}>
        <Checks providerId={id} />
      </Suspense>
    </Disclosure>
  );
}
