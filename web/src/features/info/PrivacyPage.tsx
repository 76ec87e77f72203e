import { LegalLayout } from './legal/LegalLayout.tsx';
import { privacySections } from './legal/privacy.tsx';

export function PrivacyPage() {
  return (
    <LegalLayout
      title="Política de privacidad"
      lead="Qué datos usamos, para qué, quién los ve y cómo ejercés los derechos que te da la Ley 18.331."
      sections={privacySections}
      related={[
        { label: 'Políticas en simple', to: '/friendly-policies' },
        { label: 'Términos y condiciones', to: '/terms' },
        { label: 'Política de cookies', to: '/cookies' },
      ]}
    />
  );
}
