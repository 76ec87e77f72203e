import { address } from '@tero/shared/rules/text/address';
import { LegalPage } from './legal/LegalPage.tsx';

export function PrivacyPage() {
  return (
    <LegalPage
      name="privacy"
      title="Política de privacidad"
      lead="Qué datos usamos, para qué, quién los ve y cómo ejercés los derechos que te da la Ley 18.331."
      at={(version) => address`/privacy/${version}`}
      related={[
        { label: 'Políticas en palabras simples', to: '/friendly-policies' },
        { label: 'Términos y condiciones', to: '/terms' },
        { label: 'Política de cookies', to: '/cookies' },
      ]}
    />
  );
}
