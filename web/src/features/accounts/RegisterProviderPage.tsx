import { PageHeading } from '../../ui/PageHeading.tsx';

export function RegisterProviderPage() {
  return (
    <div className="wrap py-8">
      <PageHeading title="Registrarse como Proveedor" />
    </div>
  );
}
