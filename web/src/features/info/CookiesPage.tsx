import { cookiesSections } from './legal/cookies.tsx';
import { LegalLayout } from './legal/LegalLayout.tsx';

export function CookiesPage() {
  return (
    <LegalLayout
      title="Política de cookies"
      lead="Qué queda guardado en tu teléfono o computadora cuando usás Tero."
      sections={cookiesSections}
      related={[
        { label: 'Políticas en simple', to: '/friendly-policies' },
        { label: 'Términos y condiciones', to: '/terms' },
        { label: 'Política de privacidad', to: '/privacy' },
      ]}
    />
  );
}
