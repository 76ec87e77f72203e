import { BadgeCheck, ChartNoAxesCombined, MessageCircle } from 'lucide-react';
import { Link } from 'react-router-dom';
import art from '../../assets/hero/hero-2-1280.webp';
import { AccountLayout } from './AccountLayout.tsx';
import { ProviderForm } from './ProviderForm.tsx';

const benefits = [
  {
    Icon: MessageCircle,
    title: 'Clientes que te escriben',
    text: 'Te contactan directo por WhatsApp, sin comisiones.',
  },
  { Icon: BadgeCheck, title: 'Perfil verificado', text: 'Mostrá que sos quien decís ser y ganá confianza.' },
  { Icon: ChartNoAxesCombined, title: 'Tus métricas', text: 'Mirá cuánta gente ve y contacta tus servicios.' },
];

export function RegisterProviderPage() {
  return (
    <AccountLayout
      title="Registrarse como Proveedor"
      lead={
        <>
          ¿Buscás un servicio?{' '}
          <Link to="/register" className="font-semibold text-link underline underline-offset-2">
            Registrate como cliente
          </Link>
        </>
      }
      art={art}
      benefitsTitle="Que te encuentren"
      benefits={benefits}
    >
      <ProviderForm />
      <p className="mt-6 text-center">
        ¿Ya tenés cuenta?{' '}
        <Link to="/login" className="font-semibold text-link underline underline-offset-2">
          Iniciar sesión
        </Link>
      </p>
    </AccountLayout>
  );
}
