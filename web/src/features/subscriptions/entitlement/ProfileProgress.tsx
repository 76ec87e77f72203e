import { completenessMessage, type ProfileField, profileFields } from '@tero/shared/rules/completeness';
import type { ReactNode } from 'react';
import { Card } from '../../../ui/Card.tsx';
import { cx } from '../../../ui/cx.ts';

const total = Object.keys(profileFields).length;

interface ProfileProgressProps {
  missing: readonly ProfileField[];
  /** actions to complete the profile */
  children?: ReactNode;
}

/** Shows how complete a profile is and which fields are missing. */
export function ProfileProgress({ missing, children }: ProfileProgressProps) {
  const there = total - missing.length;
  const isComplete = missing.length === 0;
  return (
    <Card className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="font-bold font-heading text-lg">
            {isComplete ? 'Perfil completo' : 'Completá tu perfil'}
          </span>
          <span className="text-muted text-sm tabular-nums">
            {there} de {total} datos
          </span>
        </p>
        <div
          role="progressbar"
          aria-label="Perfil completo"
          aria-valuemin={0}
          aria-valuemax={total}
          aria-valuenow={there}
          aria-valuetext={`${there} de ${total} datos`}
          className="my-2.5 h-2.5 overflow-hidden rounded-pill bg-sunken"
        >
          <div
            style={{ width: `${(there / total) * 100}%` }}
            className={cx('h-full rounded-pill', isComplete ? 'bg-primary' : 'bg-accent')}
          />
        </div>
        <p className="text-muted text-sm">{completenessMessage(missing)}</p>
      </div>
      {children}
    </Card>
  );
}
