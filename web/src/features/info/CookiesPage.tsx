import { address } from '@tero/shared/rules/text/address';
import { LegalPage } from './legal/LegalPage.tsx';

export function CookiesPage() {
  return (
    <LegalPage
      name="cookies"
      title="Política de cookies"
      lead="Qué queda guardado en tu celular o computadora cuando usás Tero."
      at={(version) => address`/cookies/${version}`}
      related={[
        { label: 'Políticas en palabras simples', to: '/friendly-policies' },
        { label: 'Términos y condiciones', to: '/terms' },
        { label: 'Política de privacidad', to: '/privacy' },
      ]}
    />
  );
}
