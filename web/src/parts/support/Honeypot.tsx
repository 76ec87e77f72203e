import type { ComponentProps } from 'react';

/** For programs that fill in all they find: neither seen, nor read out, nor reached by keys, nor autofilled. */
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
