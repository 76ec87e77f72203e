import type { SavedSearch } from '@tero/shared/contract/saved-searches';
import { shortDate } from '@tero/shared/rules/time/time';
import { Link } from 'react-router-dom';
import { OfflineState } from '../../common/OfflineState.tsx';
import { OfflineError } from '../../lib/http/client/api-error.ts';
import { messageOf } from '../../lib/http/messages.ts';
import { keepFocus } from '../../lib/navigation/keep-focus.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import { ErrorState } from '../../ui/StateCard.tsx';
import { useRemoveSearch, useSavedSearches } from './queries.ts';
import { savedSearchPath } from './saved-search-path.ts';

/**
 * Lists the saved searches, whose new services the person is notified about. The menu and saving a search lead here.
 */
export function SavedSearchesPage() {
  const { data, error, refetch } = useSavedSearches();
  const retry = () => void refetch();
  return (
    <div className="wrap flex max-w-4xl! flex-col gap-6 py-6 sm:py-10">
      <PageHeading title="Búsquedas guardadas" lead="Te avisamos cuando haya servicios nuevos en estas búsquedas." />
      <Card>
        {data && <Searches searches={data} />}
        {!data && !error && (
          <Loading label="Cargando búsquedas…">
            <Skeleton className="h-14" />
          </Loading>
        )}
        {!data && error instanceof OfflineError && <OfflineState onRetry={retry} />}
        {!data && error && !(error instanceof OfflineError) && (
          <ErrorState title="No pudimos cargar tus búsquedas guardadas. Probá de nuevo." onRetry={retry} />
        )}
      </Card>
    </div>
  );
}

function Searches({ searches }: { searches: readonly SavedSearch[] }) {
  const remove = useRemoveSearch();
  return (
    <>
      {remove.isError && (
        <FormNotice tone="danger">
          {messageOf(remove.error, 'No pudimos quitar la búsqueda guardada. Probá de nuevo.')}
        </FormNotice>
      )}
      {searches.length === 0 ? (
        <p className="text-muted">
          Todavía no guardaste búsquedas. Entrá a{' '}
          <Link to="/servicios" className="font-semibold text-link underline underline-offset-2">
            los servicios
          </Link>
          , buscá o elegí una categoría y tocá «Avisame de nuevos servicios».
        </p>
      ) : (
        <ul aria-label="Búsquedas guardadas">
          {searches.map((search) => (
            <li key={search.id} className="flex items-center gap-4 border-line py-2 not-first:border-t">
              <div className="min-w-0 grow">
                <Link
                  to={savedSearchPath(search)}
                  className="wrap-anywhere inline-flex min-h-11 items-center font-semibold text-link underline-offset-2 hover:underline"
                >
                  {search.label}
                </Link>
                <p className="text-muted text-sm">Guardada el {shortDate(search.created_at)}</p>
              </div>
              <Button
                variant="ghost"
                size="sm"
                busy={remove.isPending && remove.variables === search.id}
                aria-label={`Quitar ${search.label}`}
                onClick={() => remove.mutate(search.id, { onSuccess: keepFocus })}
              >
                Quitar
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
