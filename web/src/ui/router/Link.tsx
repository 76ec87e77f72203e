import { type ComponentProps, type MouseEvent, use } from 'react';
import { EntryContext, useNavigate } from './context.ts';
import { hrefOf, resolve, type To } from './location.ts';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: To;
  /** in place of the present entry of the history; so is a link to where one is */
  replace?: boolean;
  /** what comes along with the address */
  state?: unknown;
}

/** A link within the app: the browser's own with a modifier, in another tab, and before the code is there. */
export function Link({ to, replace, state, onClick, target, ...rest }: LinkProps) {
  const navigate = useNavigate();
  const ownPath = typeof to === 'string' ? to.startsWith('/') : to.pathname;
  // whoever names a path depends on no other, and is not drawn again with each
  const path = resolve(to, ownPath ? '' : (use(EntryContext)?.location.pathname ?? ''));
  const href = hrefOf(path);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || event.button !== 0 || (target && target !== '_self')) return;
    if (event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    navigate(path, { replace: replace ?? href === hrefOf(window.location), state });
  };
  return <a {...rest} href={href} target={target} onClick={follow} />;
}
