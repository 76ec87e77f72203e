import { type SocialProvider, socialProviders } from '@tero/shared/contract/accounts-social-sign-in';
import { socialProviderNames } from '@tero/shared/rules/text/sign-in-faults';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { nextPath, useEntryPath } from '../../../lib/navigation/entry-path.ts';
import { keepReturnPath } from '../../../lib/navigation/return-path.ts';
import { buttonStyle } from '../../../ui/button-style.ts';
import { cx } from '../../../ui/cx.ts';
import { useSignInWays } from './queries.ts';

const ways: Record<SocialProvider, { href: string; Mark: () => ReactNode }> = {
  google: { href: '/api/auth/google', Mark: GoogleMark },
  facebook: { href: '/api/auth/facebook', Mark: FacebookMark },
};

/**
 * Shows links to the social sign-in providers that are configured (rule SES-89), and reserves their place until these
 * are known. The links navigate the whole page: the server redirects the browser to the provider and back.
 */
export function SocialSignIn({ className }: { className?: string }) {
  const { search } = useLocation();
  const entry = useEntryPath();
  const { data, isPending } = useSignInWays();
  const offered = isPending ? socialProviders : socialProviders.filter((provider) => data?.includes(provider));
  const names = offered.map((provider) => socialProviderNames[provider]).join(' y ');
  const keep = () => keepReturnPath(nextPath(search));
  if (offered.length === 0) return null;
  return (
    <section aria-labelledby="otras-formas" className={cx(className, isPending && 'invisible')}>
      <h2 id="otras-formas" className="flex items-center gap-4 font-normal font-sans text-muted text-sm">
        <span className="h-px grow bg-line" />o continuá con
        <span className="h-px grow bg-line" />
      </h2>
      <div className="mt-4 grid gap-3 sm:grid-cols-2">
        {offered.map((provider) => {
          const { href, Mark } = ways[provider];
          return (
            <a key={provider} href={href} onClick={keep} className={buttonStyle({ variant: 'outline' })}>
              <Mark />
              <span>Continuar con {socialProviderNames[provider]}</span>
            </a>
          );
        })}
      </div>
      <p className="mt-3 text-center text-muted text-sm">
        Si es tu primera vez, al continuar aceptás los{' '}
        <Link to="/terms" className="font-semibold text-link underline underline-offset-2">
          términos
        </Link>{' '}
        y la{' '}
        <Link to="/privacy" className="font-semibold text-link underline underline-offset-2">
          política de privacidad
        </Link>
        .
      </p>
      <p className="mt-2 text-center text-muted text-sm">
        {`${names} ${offered.length > 1 ? 'son' : 'es'} solo para clientes. Los proveedores deben `}
        <Link to={entry('provider')} className="font-semibold text-link underline underline-offset-2">
          registrarse manualmente
        </Link>
        .
      </p>
    </section>
  );
}

function GoogleMark() {
  return (
    <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true" className="shrink-0">
      <path
        fill="#4285F4"
        d="M23.5 12.27c0-.85-.08-1.67-.22-2.45H12v4.64h6.45a5.52 5.52 0 0 1-2.39 3.62v3h3.87c2.26-2.09 3.57-5.16 3.57-8.81"
      />
      <path
        fill="#34A853"
        d="M12 24c3.24 0 5.95-1.08 7.93-2.91l-3.87-3c-1.07.72-2.44 1.14-4.06 1.14-3.13 0-5.78-2.11-6.72-4.95h-4v3.1A12 12 0 0 0 12 24"
      />
      <path fill="#FBBC05" d="M5.28 14.28a7.2 7.2 0 0 1 0-4.56v-3.1h-4a12 12 0 0 0 0 10.76z" />
      <path
        fill="#EA4335"
        d="M12 4.77c1.76 0 3.34.61 4.59 1.8l3.43-3.44A12 12 0 0 0 1.28 6.62l4 3.1C6.22 6.88 8.87 4.77 12 4.77"
      />
    </svg>
  );
}

function FacebookMark() {
  return (
    <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true" className="shrink-0">
      <circle cx="12" cy="12" r="12" fill="#0866FF" />
      <path
        fill="#fff"
        d="M16.4 15.5l.5-3.5h-3.3V9.8c0-1 .5-1.9 2-1.9H17v-3s-1.4-.2-2.7-.2c-2.7 0-4.5 1.6-4.5 4.6V12h-3v3.5h3V24h3.8v-8.5z"
      />
    </svg>
  );
}
