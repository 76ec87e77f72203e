import type { Schedule } from '@tero/shared/rules/time/available';
import { Suspense } from 'react';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { whenWanted } from '../../lib/session/wanted.ts';
import type { MarkProps } from './DrawnMark.tsx';

const DrawnMark = lazyPart(async () => {
  await whenWanted();
  return (await import('./DrawnMark.tsx')).DrawnMark;
});

interface AvailableMarkProps extends Omit<MarkProps, 'schedule'> {
  schedule: Schedule | undefined;
}

/** 'Disponible ahora' or 'Disponible hoy', for as long as it is true (rule TIME-8). It comes after the first drawing. */
export function AvailableMark({ schedule, ...rest }: AvailableMarkProps) {
  if (!schedule) return null;
  return (
    <Suspense>
      <DrawnMark schedule={schedule} {...rest} />
    </Suspense>
  );
}
