import { PageHeading } from '../../ui/PageHeading.tsx';

export function ProviderProfilePage() {
  return (
    <div className="wrap py-8">
      <PageHeading title="Perfil del proveedor" />
    </div>
  );
}
