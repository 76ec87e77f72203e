import { useState } from 'react';
import { useAccount } from '../../lib/session/session.ts';

/**
 * Returns who writes a form (0: a visitor), as the owner of its draft: another person on this device must not see the
 * text.
 */
export function useWriterId(): number {
  return useAccount()?.id ?? 0;
}

/**
 * Returns the person's known data as they were when the form appeared, so that later changes do not overwrite typed
 * text.
 */
export function useWriter() {
  const account = useAccount();
  const [writer] = useState({
    name: account?.name ?? '',
    email: account?.email ?? '',
    phone: account?.phone ?? '',
  });
  return writer;
}
