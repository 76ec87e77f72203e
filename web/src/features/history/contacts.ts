import type { ContactedProvider, HistoryItem } from '@tero/shared/contract/history';

/**
 * Returns both lists of contacts as one, the most recent first. A provider contacted in both ways appears only with
 * the service, at the later of the two times (rule FAV-43).
 */
export function oneList(services: readonly HistoryItem[], providers: readonly ContactedProvider[]) {
  const ofProvider = (one: { provider_id: number }) =>
    services.find(({ provider_id }) => provider_id === one.provider_id);
  const listed = services.map((service) => {
    const other = providers.find(({ provider_id }) => provider_id === service.provider_id);
    const isLast = ofProvider(service) === service;
    return isLast && other && timeOf(other) > timeOf(service)
      ? { ...service, contacted_at: other.contacted_at }
      : service;
  });
  const others = providers.filter((provider) => !ofProvider(provider));
  return [...listed, ...others].sort((a, b) => timeOf(b).localeCompare(timeOf(a)));
}

const timeOf = ({ contacted_at }: { contacted_at: string | null }): string => contacted_at ?? '';
