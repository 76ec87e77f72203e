import type { Service } from '@tero/shared/contract/services';
import { shareText } from '@tero/shared/rules/site/share-words';
import { addressAt } from '@tero/shared/rules/text/address';
import { share } from '../../../common/share/share.ts';

/** The data of a service that its shared link needs. */
export type Shared = Pick<Service, 'id' | 'title'> & Parameters<typeof shareText>[0];

/** Shares a service by the system's share sheet, or copies the link. */
export async function shareService(service: Shared): Promise<void> {
  const { id, title } = service;
  await share({ title, text: shareText(service), url: addressAt(window.location.origin)`/servicios/${id}` });
}
