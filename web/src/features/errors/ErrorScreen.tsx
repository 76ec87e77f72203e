import type { ReactNode } from 'react';

interface ErrorScreenProps {
  code?: string;
  title: string;
  message: ReactNode;
  actions: ReactNode;
}

/** The layout of the error screens. */
export function ErrorScreen({ code, title, message, actions }: ErrorScreenProps) {
  return (
    <div className="wrap flex flex-col items-center py-16 text-center sm:py-24">
      {code && <p className="font-extrabold font-heading text-7xl text-primary leading-none sm:text-8xl">{code}</p>}
      <h1 className="mt-4 text-3xl sm:text-4xl">{title}</h1>
      <p className="mt-3 max-w-md text-lg text-muted">{message}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">{actions}</div>
    </div>
  );
}
