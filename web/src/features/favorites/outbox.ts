import { favorites } from '@tero/shared/contract/favorites';
import { aboutFavorites } from '../../common/subjects.ts';
import { pathOf } from '../../lib/http/client/client.ts';
import { type ItemCall, outboxKind, type Written } from '../../offline/kinds.ts';

/** Lists the kinds of outbox items about favorites. The body is `{ wanted }`. */
export const favoriteKinds = {
  favorite: outboxKind({
    endpoint: callOf,
    keyed: false,
    images: false,
    effect: 'state',
    opens: { none: 'one tap: pressed again it says the same' },
    stale: [aboutFavorites],
    told: null,
    isSwitch: true,
  }),
};

function callOf({ params, body }: Written): ItemCall {
  const { serviceId } = params;
  if ((body as { wanted: boolean }).wanted) {
    return { method: favorites.add.method, address: favorites.add.path, body: { service_id: serviceId } };
  }
  return { method: favorites.remove.method, address: pathOf(favorites.remove.path, { serviceId }), body: undefined };
}
