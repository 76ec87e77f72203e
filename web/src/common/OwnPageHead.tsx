import { Breadcrumbs } from '../ui/Breadcrumbs.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';

interface OwnPageHeadProps {
  title: string;
  lead?: string;
  /** path of the profile that the page belongs to */
  profile?: string;
}

/** Shows the head of a page below the provider's own profile. */
export function OwnPageHead({ title, lead, profile = '/provider-profile' }: OwnPageHeadProps) {
  return (
    <>
      <Breadcrumbs crumbs={[{ label: 'Inicio', to: '/' }, { label: 'Mi Perfil', to: profile }, { label: title }]} />
      <PageHeading title={title} lead={lead} />
    </>
  );
}
