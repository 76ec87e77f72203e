import { address } from '@tero/shared/rules/text/address';
import { LegalPage } from './legal/LegalPage.tsx';

export function TermsPage() {
  return (
    <LegalPage
      name="terms"
      title="Términos y condiciones"
      lead="El acuerdo entre vos y Tero, en el idioma de todos los días."
      at={(version) => address`/terms/${version}`}
      related={[
        { label: 'Políticas en palabras simples', to: '/friendly-policies' },
        { label: 'Política de privacidad', to: '/privacy' },
        { label: 'Política de cookies', to: '/cookies' },
      ]}
    />
  );
}
