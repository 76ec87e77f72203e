import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { GivenBody } from '@tero/shared/contract/endpoint';
import { receipts } from '@tero/shared/contract/receipts';
import { aboutSubscriptions } from '../../../common/subjects.ts';
import { saveBlob } from '../../../lib/device/save-blob.ts';
import { call } from '../../../lib/http/api.ts';
import { forEditing } from '../../../lib/query/subject.ts';
import { type Reader, useReader } from '../../../lib/session/reader.ts';

const receipt = aboutSubscriptions.read({
  part: 'receipt',
  call: async ({ signal }, number: number, _reader: Reader) =>
    (await call(receipts.find, { params: { number }, signal })).receipt,
  cache: { whose: 'own', days: 'any' },
  staleTime: 0,
});

/** Reads a receipt by its number, for the provider who paid and for administrators. */
export function useReceipt(number: number) {
  return useQuery(receipt(number, useReader()));
}

/** Fetches the PDF of the e-receipt and saves it. */
export function useCfeFile(number: number) {
  return useMutation({
    mutationFn: () => call(receipts.file, { params: { number } }),
    onSuccess: ({ name, content }) => {
      const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
      saveBlob(name, new Blob([bytes], { type: 'application/pdf' }));
    },
  });
}

const payer = aboutSubscriptions.read({
  part: 'receipt-data',
  call: async ({ signal }, _reader: Reader) => (await call(receipts.payer, { signal })).payer,
  cache: { never: 'it fills a form' },
});

/** Reads the name and RUT on the caller's receipts. */
export function useReceiptPayer() {
  return useQuery(forEditing(payer(useReader())));
}

export function useSetReceiptPayer() {
  const client = useQueryClient();
  const reader = useReader();
  return useMutation({
    mutationFn: async (body: GivenBody<typeof receipts.setPayer>) => (await call(receipts.setPayer, { body })).payer,
    onSuccess: (data) => client.setQueryData(payer.key(reader), data),
  });
}
