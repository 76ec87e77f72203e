import { PageHeading } from '../../ui/PageHeading.tsx';

export function HomePage() {
  return (
    <div className="wrap py-8">
      <PageHeading title="Servicios de confianza cerca tuyo" />
    </div>
  );
}
