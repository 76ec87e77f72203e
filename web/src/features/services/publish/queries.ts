import { useQuery } from '@tanstack/react-query';
import { forEditing } from '../../../lib/query/subject.ts';
import { useReader } from '../../../lib/session/reader.ts';
import { serviceDetail } from '../service-queries.ts';

/** The service being edited; shares its cache entry with the service's page. */
export function useEditedService(id: number) {
  return useQuery(forEditing(serviceDetail(id, useReader())));
}
