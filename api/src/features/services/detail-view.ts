import type { Service } from '@tero/shared/contract/services';
import { editedService } from '@tero/shared/contract/services-publish';
import { averageRating } from '@tero/shared/rules/ratings';
import { maskDays } from '@tero/shared/rules/time/schedule';
import { badgeOf } from '@tero/shared/rules/verification';
import { versioned } from '../../http/versions.ts';
import { imageUrl } from '../../images/store.ts';
import type { ContactDetails } from '../phones/service.ts';
import type { ImageRow } from './image-repository.ts';
import type { DetailRow } from './repository.ts';
import { responseTimeOf } from './response-time.ts';
import { imageView, providerServiceView } from './view.ts';

/**
 * What a reader may see of a service: the contact details, the provider's papers, and the instant for the owner's
 * fields (null: the reader is not the owner).
 */
export interface Reading {
  details: ContactDetails;
  papers: Pick<Service['provider'], 'papers'>;
  managedAt: Date | null;
}

/** Returns the whole service as its reader is shown it. */
export function detailView(row: DetailRow, images: ImageRow[], { details, papers, managedAt }: Reading): Service {
  return versioned(editedService, {
    ...providerServiceView({ ...row, image_id: null, image_file: null }, managedAt),
    images: images.map(imageView),
    description: row.description,
    provider: {
      id: row.provider_id,
      name: row.account_name,
      company_name: row.company_name,
      ...details,
      profile_image: row.profile_image && imageUrl(row.profile_image, 256),
      specialty: row.specialty,
      description: row.provider_description,
      ...badgeOf(row),
      ...papers,
      rating: averageRating(row.provider_rating_total, row.provider_reviews_count),
      review_count: row.provider_reviews_count ?? 0,
      response_time: responseTimeOf(row),
      punctual: row.punctual_citas === null ? null : { citas: row.punctual_citas },
      created_at: row.member_since,
    },
    estimated_duration: row.estimated_duration,
    available_hours: row.hours_start && row.hours_end ? { start: row.hours_start, end: row.hours_end } : null,
    available_days: maskDays(row.days_mask),
    client_requirements: row.client_requirements,
    additional_notes: row.additional_notes,
    updated_at: row.updated_at,
  });
}
