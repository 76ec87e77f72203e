import type { ResponseOf } from '@tero/shared/contract/endpoint';
import { services } from '@tero/shared/contract/services';
import { publish } from '@tero/shared/contract/services-publish';
import { address } from '@tero/shared/rules/text/address';
import { named } from '../../common/outbox/form-words.ts';
import { aboutCategories, aboutOwnProfile, aboutProviders, aboutServices } from '../../common/subjects.ts';
import { outboxKind } from '../../offline/kinds.ts';

/** The outbox's kinds of items with which providers change their services. */
export const serviceKinds = {
  service: outboxKind({
    endpoint: publish.create,
    keyed: true,
    images: true,
    effect: {
      adds: {
        kind: 'service-edit',
        change({ body }, { service }: Partial<ResponseOf<typeof publish.create>>) {
          if (!service) return null;
          const { terms_accepted: _, corrections: __, ...fields } = body as Record<string, unknown>;
          const going = service.images.map(({ id }) => id);
          const existing_images = going.map((id) => ({ id, is_main: false, should_delete: true }));
          return {
            params: { id: service.id },
            body: { ...fields, existing_images, imagesToDelete: going },
            edit: address`/edit-service/${service.id}`,
            form: { name: `edit-service-${service.id}`, removed: going.map((id) => `stored-${id}`) },
          };
        },
      },
    },
    opens: {
      forms: {
        'create-service': {
          title: ({ title }) => named('Servicio', title),
          shown: null,
          path: () => '/create_service',
          isNew: true,
        },
      },
    },
    // the first one is a step of the provider's start
    stale: [aboutServices, aboutCategories, aboutProviders, aboutOwnProfile],
    told: 'Se publicó',
    // the server proposes corrections and has not published the service: the app publishes it as written
    unasked: (body, reply) =>
      (reply as { needsCorrection?: boolean }).needsCorrection === true ? { ...body, corrections: 'kept' } : null,
  }),
  'service-edit': outboxKind({
    endpoint: publish.update,
    keyed: true,
    images: true,
    effect: { changes: 'service' },
    opens: {
      forms: {
        'edit-service': {
          title: ({ title }) => named('Cambios en el servicio', title),
          shown: null,
          path: (about) => address`/edit-service/${about}`,
          isNew: false,
        },
      },
    },
    stale: [aboutServices, aboutCategories],
    told: 'Se publicó',
  }),
  /** whether clients see the service: the owner's switch */
  'service-active': outboxKind({
    endpoint: services.setActive,
    keyed: false,
    images: false,
    effect: { changes: 'service' },
    opens: { none: 'one switch: pressed again it says the same' },
    stale: [aboutServices, aboutCategories],
    told: 'Listo',
    isSwitch: true,
    isAbout: true,
    isUndone: true,
  }),
  'service-removal': outboxKind({
    endpoint: services.remove,
    keyed: false,
    images: false,
    effect: { removes: 'service' },
    opens: { none: 'it has no words; what it would delete is where it was' },
    stale: [aboutServices, aboutCategories, aboutOwnProfile],
    told: 'Listo',
  }),
};
