import { PageHeading } from '../../ui/PageHeading.tsx';

export function RegisterClientPage() {
  return (
    <div className="wrap py-8">
      <PageHeading title="Registrarse como Cliente" />
    </div>
  );
}
