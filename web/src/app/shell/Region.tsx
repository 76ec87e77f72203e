import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { CrashBoundary } from './CrashBoundary.tsx';

interface RegionProps {
  children: ReactNode;
  /** shown after a crash until the next screen; nothing by default */
  fallback?: ReactNode;
}

/** A part of the frame: when it crashes, the others and the screen survive. */
export function Region({ children, fallback = null }: RegionProps) {
  const { pathname } = useLocation();
  return (
    <CrashBoundary fallback={fallback} resetOn={pathname}>
      {children}
    </CrashBoundary>
  );
}
