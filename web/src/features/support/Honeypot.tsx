import type { ComponentProps } from 'react';

/**
 * Renders a trap for bots that fill in every field: it is invisible, not read out, not reachable by keyboard and not
 * autofilled.
 */
export function Honeypot(props: ComponentProps<'input'>) {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        Sitio web
        <input
          type="text"
          tabIndex={-1}
          autoComplete="off"
          maxLength={200}
          data-1p-ignore
          data-lpignore="true"
          {...props}
        />
      </label>
    </div>
  );
}
