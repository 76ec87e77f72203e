import type { Suggestion } from '@tero/shared/contract/search';
import type { ProviderService, ServiceCard } from '@tero/shared/contract/services';
import { limits } from '@tero/shared/limits';
import { isEntitled } from '@tero/shared/rules/entitlement';
import { hiddenProfileName, hiddenServiceTitle } from '@tero/shared/rules/moderation';
import { toPesos } from '@tero/shared/rules/money/money';
import { priceLabel } from '@tero/shared/rules/money/price';
import type { Pause } from '@tero/shared/rules/services/pause';
import { excerpt } from '@tero/shared/rules/text/text';
import { badgeOf } from '@tero/shared/rules/verification';
import { imageUrl } from '../../images/store.ts';
import type { CardRow } from './cards.ts';
import type { ImageRow } from './image-repository.ts';
import type { SuggestedRow } from './repository.ts';

const pesos = (cents: number | null) => (cents === null ? null : toPesos(cents));
const hundredths = (value: number) => value / 100;

export function cardView(row: CardRow): ServiceCard {
  const image = row.image_id && row.image_file ? [{ id: row.image_id, file: row.image_file, is_main: 1 as const }] : [];
  const badge = badgeOf(row);
  return {
    id: row.id,
    title: row.title,
    category: row.category,
    category_id: row.category_id,
    category_slug: row.category_slug,
    provider_id: row.provider_id,
    provider_name: row.company_name ?? row.account_name,
    provider_image: row.profile_image && imageUrl(row.profile_image, 96),
    provider_verified: badge.is_verified,
    provider_reviewed: badge.is_reviewed,
    images: image.map(imageView),
    price_type: row.price_type,
    fixed_price: pesos(row.fixed_price),
    min_price: pesos(row.min_price),
    max_price: pesos(row.max_price),
    price: pesos(row.price_low),
    requires_custom_quote: row.requires_custom_quote === 1,
    payment_type: row.payment_type,
    service_type: row.service_type,
    coverage_area: row.coverage_area,
    service_status: row.service_status,
    is_active: row.is_active === 1,
    rating: hundredths(row.rating),
    reviews_count: row.reviews_count,
    created_at: row.created_at,
    quality: row.quality,
    ...(row.is_usual ? { is_usual: true as const } : {}),
    ...scheduleOf(row),
  };
}

/** Returns the hours of a listed service with known days. */
function scheduleOf({ listed, days_mask: days, hours_start: start, hours_end: end }: CardRow) {
  if (!listed || days === 0) return {};
  return { schedule: { days, ...(start && end && { start, end }) } };
}

/**
 * Returns a service as its provider's list shows it; `expired_at` is only for its owner and administrators (rule
 * SVC-93).
 */
export function providerServiceView(row: CardRow, managedAt: Date | null): ProviderService {
  const shown = { ...cardView(row), ...pauseOf(row), listed: row.listed === 1, expired_at: expiredAt(row, managedAt) };
  return managedAt && row.hidden_at !== null ? { ...shown, is_hidden: true } : shown;
}

/** Returns the pause of a service if nothing but the pause keeps it out of the lists (rule PAUSE-4). */
function pauseOf({ paused, paused_until, pause_note }: CardRow): { pause?: Pause } {
  return paused && paused_until ? { pause: { until: paused_until, note: pause_note } } : {};
}

function expiredAt({ is_active, entitled_until }: CardRow, managedAt: Date | null): string | null {
  if (!managedAt || !is_active || isEntitled(entitled_until, managedAt)) return null;
  return entitled_until;
}

/** Returns a service as the suggestions show it, with the beginning of its description (rule SRCH-7). */
export function suggestionView(row: SuggestedRow): Suggestion {
  const price = priceLabel({
    price_type: row.price_type,
    fixed_price: pesos(row.fixed_price),
    min_price: pesos(row.min_price),
    max_price: pesos(row.max_price),
    requires_custom_quote: row.requires_custom_quote === 1,
  });
  const description = excerpt(row.description, limits.suggestionDescription);
  return { id: row.id, title: row.title, category: row.category, description, price };
}

/**
 * Returns the fields of a service, listed or not, for favourites and history, with the day on which a pause ends.
 * `price` is the lowest price, in pesos. For a hidden service people read that it is hidden, instead of its texts (rule
 * MOD-8).
 */
export function summaryView(row: CardRow) {
  const card = maskedCard(row);
  return {
    title: card.title,
    category: card.category,
    category_slug: card.category_slug,
    provider_id: card.provider_id,
    provider_name: card.provider_name,
    provider_image: card.provider_image,
    provider_verified: card.provider_verified,
    provider_reviewed: card.provider_reviewed,
    image: card.images[0]?.card_url ?? null,
    price: card.price,
    price_label: priceLabel(card),
    rating: card.rating,
    reviews_count: card.reviews_count,
    is_available: row.listed === 1 || row.paused === 1,
    ...pauseOf(row),
    ...scheduleOf(row),
  };
}

function maskedCard(row: CardRow): ServiceCard {
  const card = cardView(row);
  const isProviderShown = Boolean(row.provider_in_sight);
  if (isProviderShown && row.hidden_at === null) return card;
  const service = { ...card, title: hiddenServiceTitle, images: [] };
  return isProviderShown ? service : { ...service, provider_name: hiddenProfileName, provider_image: null };
}

export function imageView(image: ImageRow) {
  return {
    id: image.id,
    image_url: imageUrl(image.file, 1200),
    card_url: imageUrl(image.file, 480),
    thumb_url: imageUrl(image.file, 160),
    is_main: image.is_main === 1,
  };
}
