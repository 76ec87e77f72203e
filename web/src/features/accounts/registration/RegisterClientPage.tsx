import Heart from 'lucide-react/icons/heart';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Star from 'lucide-react/icons/star';
import { Link } from 'react-router-dom';
import art from '../../../assets/hero/hero-3-1280.webp';
import { useEntryPath } from '../../../lib/navigation/entry-path.ts';
import { AccountLayout } from '../AccountLayout.tsx';
import { SocialSignIn } from '../social-sign-in/SocialSignIn.tsx';
import { WhyAccount } from '../WhyAccount.tsx';
import { ClientForm } from './ClientForm.tsx';

const benefits = [
  {
    Icon: ShieldCheck,
    title: 'Sabés qué revisamos',
    text: 'En cada perfil ves qué revisó nuestro equipo y cuándo.',
  },
  { Icon: Star, title: 'Reseñas a la vista', text: 'Leé lo que cuentan otros clientes y dejá tu reseña.' },
  { Icon: Heart, title: 'Gratis para vos', text: 'Buscar, contactar y guardar favoritos no cuesta nada.' },
];

export function RegisterClientPage() {
  const entry = useEntryPath();
  return (
    <AccountLayout
      title="Registrarse como Cliente"
      lead={
        <>
          ¿Querés ofrecer tus servicios?{' '}
          <Link to={entry('provider')} className="font-semibold text-link underline underline-offset-2">
            Registrate como proveedor
          </Link>
        </>
      }
      art={art}
      benefitsTitle="Encontrá a quien haga el trabajo"
      benefits={benefits}
    >
      <WhyAccount />
      <ClientForm />
      <p className="mt-6 text-center">
        ¿Ya tenés cuenta?{' '}
        <Link to={entry('login')} className="font-semibold text-link underline underline-offset-2">
          Iniciar sesión
        </Link>
      </p>
      <SocialSignIn className="mt-6" />
    </AccountLayout>
  );
}
