import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import type { ReactNode } from 'react';

/** Shows why a form was not sent and what to do about it. Screen readers announce it when it appears. */
export function FormAlert({ message, children }: { message: string; children?: ReactNode }) {
  return (
    <div role="alert" className="flex items-start gap-3 rounded-control bg-danger-soft p-4 text-danger">
      <CircleAlert size={20} aria-hidden="true" className="mt-0.5 shrink-0" />
      <div className="min-w-0">
        <p className="font-semibold">{message}</p>
        {children}
      </div>
    </div>
  );
}
