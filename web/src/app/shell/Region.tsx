import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { CrashBoundary } from './CrashBoundary.tsx';

interface RegionProps {
  children: ReactNode;
  /** shown after a crash until the next screen; default: nothing */
  fallback?: ReactNode;
}

/** Shows a part of the frame. When it crashes, the other parts and the screen survive. */
export function Region({ children, fallback = null }: RegionProps) {
  const { pathname } = useLocation();
  return (
    <CrashBoundary fallback={fallback} resetOn={pathname}>
      {children}
    </CrashBoundary>
  );
}
