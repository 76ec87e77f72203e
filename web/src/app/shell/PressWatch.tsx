import { useEffect } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import { useAddFavorite } from '../../features/favorites/queries.ts';
import { useReady } from '../../features/phones/ready.ts';
import { useAddLike } from '../../features/posts/card/like-queries.ts';
import { savedSearchesPath, savedSearchWords, useSaveSearch } from '../../features/saved-searches/queries.ts';
import { messageOf } from '../../lib/http/messages.ts';
import { hasJustSignedIn } from '../../lib/navigation/arrival.ts';
import { pathOfPlace } from '../../lib/navigation/entry-path.ts';
import { type Press, takePress } from '../../lib/navigation/press.ts';
import { keepReturnPath } from '../../lib/navigation/return-path.ts';
import { toast } from '../../ui/toast.tsx';

/** Repeats once what a visitor had pressed, when they return to that screen with an account (rule NAV-41). */
export function PressWatch(): null {
  const location = useLocation();
  const perform = usePerform();
  useEffect(() => {
    const press = takeArrived(location);
    if (press) perform(press);
  });
  return null;
}

let seen = '';

/** Returns the press to repeat on arriving at a location; each location is checked once. */
function takeArrived({ key, state, ...place }: Location): Press | null {
  if (seen === key || !hasJustSignedIn(state)) return null;
  seen = key;
  keepReturnPath(null);
  return takePress(pathOfPlace(place));
}

function usePerform(): (press: Press) => void {
  const favorite = useAddFavorite();
  const like = useAddLike();
  const alert = useSaveSearch();
  const navigate = useNavigate();
  return (press) => {
    if (press.kind === 'contact') useReady.setState({ about: press.about });
    if (press.kind === 'favorite') {
      favorite.mutate(press, {
        onSuccess: () => toast.success(`Guardado en tus favoritos: ${press.title}`),
        onError: (error) => toast.error(messageOf(error, 'No pudimos agregarlo a tus favoritos')),
      });
    }
    if (press.kind === 'like') {
      like.mutate(press, {
        onSuccess: () => toast.success('Le diste me gusta.'),
        onError: () => toast.error('Error al procesar el like. Inténtalo de nuevo.'),
      });
    }
    if (press.kind !== 'alert') return;
    const { kind: _, ...sought } = press;
    alert.mutate(sought, {
      onSuccess: () =>
        toast.success(savedSearchWords.saved, {
          action: { label: savedSearchWords.list, onClick: () => navigate(savedSearchesPath) },
        }),
      onError: (error) => toast.error(messageOf(error, savedSearchWords.failed)),
    });
  };
}
