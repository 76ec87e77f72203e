import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { GivenBody, ResponseOf } from '@tero/shared/contract/endpoint';
import type { Service } from '@tero/shared/contract/services';
import type { publish } from '@tero/shared/contract/services-publish';
import { address } from '@tero/shared/rules/text/address';
import { forEditing } from '../../../lib/query/subject.ts';
import { useReader } from '../../../lib/session/reader.ts';
import { type FormSnapshot, type SendOptions, type SendResult, send } from '../../../offline/outbox/outbox.ts';
import { serviceDetail } from '../service-queries.ts';

interface Written<Body> extends SendOptions {
  body: Body;
  /** what the form holds, with its identity */
  draft: FormSnapshot;
}

export type CreateReply = ResponseOf<typeof publish.create>;

export type Creation = Written<GivenBody<typeof publish.create>>;

/** Publishes a service, or leaves it in the outbox. */
export function useCreateService() {
  return useMutation({
    mutationFn: ({ body, draft, ...options }: Creation): Promise<SendResult<CreateReply>> => {
      const title = `Servicio «${body.title}»`;
      return send({ kind: 'service', params: {}, body, title, edit: '/create_service', draft }, options);
    },
  });
}

export type UpdateReply = ResponseOf<typeof publish.update>;

export interface Change extends Written<GivenBody<typeof publish.update>> {
  /** of the service that the form began with */
  version: string | undefined;
}

export function useUpdateService({ id, title }: Service) {
  const client = useQueryClient();
  const reader = useReader();
  return useMutation({
    mutationFn: ({ body, version, draft, ...options }: Change): Promise<SendResult<UpdateReply>> =>
      send(
        {
          kind: 'service-edit',
          params: { id },
          body,
          title: `Cambios en el servicio «${title}»`,
          edit: address`/edit-service/${id}`,
          ifMatch: version,
          draft,
        },
        options,
      ),
    onSuccess: (result) => {
      if (result.state === 'sent') client.setQueryData(serviceDetail.key(id, reader), result.reply.service);
    },
  });
}

/** The service being edited; shares its cache entry with the service's page. */
export function useEditedService(id: number) {
  return useQuery(forEditing(serviceDetail(id, useReader())));
}
