import Heart from 'lucide-react/icons/heart';
import MessageCircle from 'lucide-react/icons/message-circle';
import History from 'lucide-react/icons/rotate-ccw-clock';
import { Link, useLocation } from 'react-router-dom';
import art from '../../../assets/hero/hero-3-960.webp';
import { asksForProvider } from '../../../lib/navigation/as-provider.ts';
import { useEntryPath } from '../../../lib/navigation/entry-path.ts';
import { useSession } from '../../../lib/session/session.ts';
import { AccountLayout } from '../AccountLayout.tsx';
import { SocialSignIn } from '../social-sign-in/SocialSignIn.tsx';
import { WhyAccount } from '../WhyAccount.tsx';
import { LoginForm } from './LoginForm.tsx';
import { ProviderNeeded } from './ProviderNeeded.tsx';
import { SessionEnded } from './SessionEnded.tsx';

const benefits = [
  {
    Icon: MessageCircle,
    title: 'Contacto directo',
    text: 'Hablá por WhatsApp con quien te va a resolver el problema.',
  },
  { Icon: Heart, title: 'Tus favoritos', text: 'Guardá servicios y mirá cuáles bajaron de precio.' },
  { Icon: History, title: 'Tu historial', text: 'Volvé a encontrar a quien ya visitaste o contactaste.' },
];

export function LoginPage() {
  const entry = useEntryPath();
  const { search } = useLocation();
  const client = useSession(({ account, userType }) => (userType === 'user' ? account : null));
  if (client && asksForProvider(search)) return <ProviderNeeded account={client} />;
  return (
    <AccountLayout
      title="Iniciar sesión"
      lead="Entrá con tu email o tu nombre de usuario."
      art={art}
      onPhones
      benefitsTitle="Tus favoritos, tus pedidos y tus reseñas, en un solo lugar"
      benefits={benefits}
    >
      <SessionEnded />
      <WhyAccount />
      <LoginForm />
      <p className="mt-6 mb-6 text-center">
        ¿No tenés cuenta?{' '}
        <Link to={entry('register')} className="font-semibold text-link underline underline-offset-2">
          Registrate
        </Link>
      </p>
      <SocialSignIn />
    </AccountLayout>
  );
}
