import type { Favorite } from '@tero/shared/contract/favorites';

/** Formats titles, prices and links as text for a chat. */
export function listText(favorites: readonly Favorite[], origin: string): string {
  const lines = favorites.map(
    ({ title, price_label, service_id }) => `• ${title} (${price_label})\n  ${origin}/servicios/${service_id}`,
  );
  return ['Mis favoritos en Tero:', ...lines].join('\n');
}

/**
 * Shares the list through the phone's share sheet, or copies it. Returns `cancelled` if the person closed the sheet.
 */
export async function shareList(favorites: readonly Favorite[]): Promise<'shared' | 'copied' | 'cancelled' | 'failed'> {
  const text = listText(favorites, window.location.origin);
  try {
    if (navigator.share) {
      await navigator.share({ title: 'Mis favoritos en Tero', text });
      return 'shared';
    }
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'cancelled' : 'failed';
  }
}
