import type { ResponseOf } from '@tero/shared/contract/endpoint';
import { reviews } from '@tero/shared/contract/reviews';
import { address } from '@tero/shared/rules/text/address';
import { aboutFavorites, aboutInquiries, aboutProviders, aboutReviews, aboutServices } from '../../common/subjects.ts';
import { type ItemForm, outboxKind } from '../../offline/kinds.ts';

/** Writes a review, and changes it. */
const review: ItemForm = {
  title: () => 'Reseña',
  shown: 'comment',
  path: (about) => address`/servicios/${about}/review`,
  isNew: false,
};

/** Sends a new or changed reply to a review. */
const reply: ItemForm = {
  title: () => 'Respuesta a una reseña',
  shown: 'response_text',
  path: (about) => address`/provider/reviews?responder=${about}`,
  isNew: false,
};

// the averages are part of lists, details, profiles, favorites and pedidos
const averages = [aboutReviews, aboutServices, aboutProviders, aboutFavorites, aboutInquiries];

/** Lists the kinds of outbox items about reviews and replies; they wait until the device is online. */
export const reviewKinds = {
  review: outboxKind({
    endpoint: reviews.create,
    keyed: true,
    images: true,
    effect: {
      adds: {
        kind: 'review-edit',
        change({ body }, { review }: Partial<ResponseOf<typeof reviews.create>>) {
          if (!review) return null;
          const { service_id: _, ...fields } = body as Record<string, unknown>;
          // the photos are sent again and replace those that had arrived
          return { params: { id: review.id }, body: { ...fields, kept_photos: [] } };
        },
      },
    },
    opens: { forms: { review } },
    stale: averages,
    told: 'Se publicó',
    isAbout: true,
  }),
  'review-edit': outboxKind({
    endpoint: reviews.update,
    keyed: true,
    images: true,
    effect: { changes: 'review' },
    opens: { forms: { review } },
    stale: averages,
    told: 'Se publicó',
  }),
  reply: outboxKind({
    endpoint: reviews.createResponse,
    keyed: true,
    images: false,
    effect: {
      adds: {
        kind: 'reply-edit',
        change({ body }, { response }: Partial<ResponseOf<typeof reviews.createResponse>>) {
          if (!response) return null;
          const { review_id: _, ...fields } = body as Record<string, unknown>;
          return { params: { id: response.id }, body: fields };
        },
      },
    },
    opens: { forms: { reply } },
    stale: [aboutReviews],
    told: 'Se publicó',
    isAbout: true,
  }),
  'reply-edit': outboxKind({
    endpoint: reviews.updateResponse,
    keyed: false,
    images: false,
    effect: { changes: 'reply' },
    opens: { forms: { reply } },
    stale: [aboutReviews],
    told: 'Se publicó',
  }),
  'reply-removal': outboxKind({
    endpoint: reviews.removeResponse,
    keyed: false,
    images: false,
    effect: { removes: 'reply' },
    opens: { none: 'it has no words; what it would delete is where it was' },
    stale: [aboutReviews],
    told: 'Listo',
  }),
};
