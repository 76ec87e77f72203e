import { useState } from 'react';
import { useAccount } from '../../lib/session/session.ts';

/**
 * Returns the id of the person who writes a form (0: a visitor). The draft belongs to that id, so that another person
 * on this device does not see the text.
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
