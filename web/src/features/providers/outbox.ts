import { pauses } from '@tero/shared/contract/pauses';
import { providerProfile } from '@tero/shared/contract/providers-own';
import {
  aboutOffers,
  aboutOwnProfile,
  aboutPosts,
  aboutProviders,
  aboutServices,
  staleByPause,
} from '../../common/subjects.ts';
import { outboxKind } from '../../offline/kinds.ts';

/** The kinds of outbox items with which providers change their own data. */
export const providerKinds = {
  profile: outboxKind({
    endpoint: providerProfile.update,
    keyed: true,
    images: true,
    effect: { changes: 'profile' },
    opens: {
      forms: {
        profile: {
          title: () => 'Cambios en tu perfil',
          shown: 'description',
          path: () => '/edit-profile',
          isNew: false,
        },
      },
    },
    stale: [aboutOwnProfile, aboutProviders, aboutServices, aboutPosts, aboutOffers],
    told: 'Se guardó',
  }),
  /**
   * whether all services of a provider are hidden until a given day; the form has no draft and shows the waiting item
   * itself
   */
  pause: outboxKind({
    endpoint: pauses.set,
    keyed: false,
    images: false,
    effect: { changes: 'pause' },
    opens: 'screen',
    stale: staleByPause,
    told: 'Listo',
  }),
};
