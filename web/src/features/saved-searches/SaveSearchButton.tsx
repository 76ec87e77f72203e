import BellPlus from 'lucide-react/icons/bell-plus';
import BellRing from 'lucide-react/icons/bell-ring';
import { useLocation, useNavigate } from 'react-router-dom';
import { messageOf } from '../../lib/http/messages.ts';
import { entryPath, pathOfPlace } from '../../lib/navigation/entry-path.ts';
import { keepPress } from '../../lib/navigation/press.ts';
import { useAccount } from '../../lib/session/session.ts';
import { Button } from '../../ui/Button.tsx';
import { toast } from '../../ui/toast.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { savedSearchesPath, savedSearchWords, useRemoveSearch, useSavedSearches, useSaveSearch } from './queries.ts';
import { findSame, type SearchedFor } from './same-search.ts';

/**
 * Saves a search so that the person is notified of new services; a second press removes it. Visitors must sign in
 * first.
 */
export function SaveSearchButton({ q, category, coverageArea }: SearchedFor) {
  const sought = { q, category, coverageArea };
  const account = useAccount();
  const saved = useSavedSearches();
  const save = useSaveSearch();
  const remove = useRemoveSearch();
  const navigate = useNavigate();
  const location = useLocation();
  const same = account ? findSame(saved.data ?? [], sought) : undefined;
  // the same button element before and after saving, so that it keeps the focus
  function press() {
    if (!account) {
      keepPress({ kind: 'alert', ...sought }, pathOfPlace(location));
      return navigate(entryPath('login', location));
    }
    if (same) {
      remove.mutate(same.id, {
        onSuccess: () => toast.info('Ya no te avisamos de esta búsqueda.'),
        onError: (error) => toast.error(messageOf(error, 'No pudimos quitar la búsqueda guardada. Probá de nuevo.')),
      });
      return;
    }
    save.mutate(sought, {
      onSuccess: () =>
        toast.success(savedSearchWords.saved, {
          action: { label: savedSearchWords.list, onClick: () => navigate(savedSearchesPath) },
        }),
      onError: (error) => toast.error(messageOf(error, savedSearchWords.failed)),
    });
  }
  const Icon = same ? BellRing : BellPlus;
  return (
    <Button
      variant="ghost"
      size="sm"
      busy={save.isPending || remove.isPending}
      onClick={press}
      className="min-h-11! min-w-0 max-sm:-mx-3"
    >
      <Icon size={18} aria-hidden="true" className={same && 'text-accent'} />
      {same ? 'Te avisamos de nuevos servicios' : 'Avisame de nuevos servicios'}
      {same && <VisuallyHidden>: tocá para no recibir más avisos</VisuallyHidden>}
    </Button>
  );
}
