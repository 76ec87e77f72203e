import { useSearchParams } from 'react-router-dom';

/** A change of the address: a value sets its parameter, null or an empty text removes it. */
export type AddressChange = Readonly<Record<string, string | null>>;

/** Returns the parameters after changes, as a new object. */
export function changed(params: URLSearchParams, change: AddressChange): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(change)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

/**
 * Returns the parameters of the address, and a function that changes some of them and replaces the history entry. It
 * changes the current address, not that of the last render, so that two choices in quick succession both count.
 */
export function useAddress(): [URLSearchParams, (change: AddressChange) => void] {
  const [params, setParams] = useSearchParams();
  const change = (wanted: AddressChange) =>
    setParams(changed(new URLSearchParams(window.location.search), wanted), { replace: true });
  return [params, change];
}
