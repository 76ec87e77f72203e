import type { Promised } from '@tero/shared/content/promised';
import BadgeCheck from 'lucide-react/icons/badge-check';
import ChartNoAxesCombined from 'lucide-react/icons/chart-no-axes-combined';
import MessageCircle from 'lucide-react/icons/message-circle';
import type { LucideIcon } from 'lucide-react/types';
import { type ReactNode, useState } from 'react';
import { Link, Navigate } from 'react-router-dom';
import art from '../../../assets/hero/hero-2-1280.webp';
import { useEntryPath } from '../../../lib/navigation/entry-path.ts';
import { usePageTitle } from '../../../lib/navigation/page-title.ts';
import { useSession } from '../../../lib/session/session.ts';
import { AccountLayout } from '../AccountLayout.tsx';
import { WhyAccount } from '../WhyAccount.tsx';
import { BecomeProviderForm } from './BecomeProviderForm.tsx';
import { ProviderForm } from './ProviderForm.tsx';
import { TwoAccounts } from './TwoAccounts.tsx';

interface Benefit extends Promised {
  Icon: LucideIcon;
  title: string;
  text: string;
}

export const registerBenefits: readonly Benefit[] = [
  {
    Icon: MessageCircle,
    title: 'Clientes que te escriben',
    text: 'Te contactan directo por WhatsApp, sin comisiones.',
    rule: ['PHONE-6', 'MONEY-11'],
  },
  {
    Icon: BadgeCheck,
    title: 'Un perfil con tus datos revisados',
    text: 'El equipo revisa los datos que cargás. Con una foto de tu cédula y una de tu cara, tu perfil dice «Verificado».',
    rule: ['PROV-50', 'TRUST-50'],
  },
  {
    Icon: ChartNoAxesCombined,
    title: 'Tus métricas',
    text: 'Mirá cuánta gente ve y contacta tus servicios.',
    rule: 'METR-3',
  },
];

/** Registers a visitor as a provider, or turns a client's account into a provider's. */
export function RegisterProviderPage() {
  const { account, userType } = useSession();
  const entry = useEntryPath();
  // decided on arrival: the form stays while its result is shown, although the account has changed by then
  const [arrivedAs] = useState(userType);
  const kind = account && arrivedAs;
  usePageTitle(kind === 'user' ? 'Ser Proveedor' : undefined);

  if (account && kind === 'user') {
    return (
      <Layout
        title="Ser Proveedor"
        lead="Una cuenta es de cliente o de proveedor, no las dos cosas. Podés pasar esta a proveedor o abrir otra."
      >
        <TwoAccounts account={account} />
        <BecomeProviderForm account={account} />
      </Layout>
    );
  }
  if (kind === 'provider') return <Navigate to="/provider-profile" replace />;
  return (
    <Layout title="Registrarse como Proveedor">
      <WhyAccount />
      <ProviderForm />
      <p className="mt-6 text-center">
        ¿Ya tenés cuenta? <TextLink to={entry('login')}>Iniciar sesión</TextLink>
      </p>
      <p className="mt-2 text-center">
        ¿Buscás un servicio? <TextLink to={entry('register')}>Registrate como cliente</TextLink>
      </p>
    </Layout>
  );
}

function Layout({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  return (
    <AccountLayout title={title} lead={lead} art={art} benefitsTitle="Que te encuentren" benefits={registerBenefits}>
      {children}
    </AccountLayout>
  );
}

function TextLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="font-semibold text-link underline underline-offset-2">
      {children}
    </Link>
  );
}
