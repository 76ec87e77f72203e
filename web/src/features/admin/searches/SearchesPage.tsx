import { limits } from '@tero/shared/limits';
import { PageTabs } from '../../../lib/navigation/PageTabs.tsx';
import { AdminPage } from '../AdminPage.tsx';
import { SearchTable } from './SearchTable.tsx';
import { TermTable } from './TermTable.tsx';
import { TradeTable } from './TradeTable.tsx';

const tabs = [
  { value: 'sin-respuesta', label: 'Sin respuesta', content: <SearchTable /> },
  { value: 'oficios', label: 'Oficios sin categoría', content: <TradeTable /> },
  { value: 'aprendidas', label: 'Aprendidas', content: <TermTable /> },
];

const lead = `Búsquedas sin resultados o en las que casi nadie abrió uno. Contamos los días en que al menos ${limits.searchPeople} personas buscaron lo mismo, sin datos de ninguna, y guardamos esos números ${limits.searchDays} días.`;

export function SearchesPage() {
  return (
    <AdminPage title="Búsquedas" lead={lead}>
      <PageTabs label="Búsquedas" tabs={tabs} own={['q', 'sort', 'from', 'to']} />
    </AdminPage>
  );
}
