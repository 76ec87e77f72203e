import { LegalLayout } from './legal/LegalLayout.tsx';
import { termsSections } from './legal/terms.tsx';

export function TermsPage() {
  return (
    <LegalLayout
      title="Términos y condiciones"
      lead="El acuerdo entre vos y Tero, en el idioma de todos los días."
      sections={termsSections}
      related={[
        { label: 'Políticas en simple', to: '/friendly-policies' },
        { label: 'Política de privacidad', to: '/privacy' },
        { label: 'Política de cookies', to: '/cookies' },
      ]}
    />
  );
}
