import { expect, it } from 'vitest';
import { agreementReader, invoiceReader, invoicesReader, paymentReader } from './replies.ts';

const agreement = {
  id: '2c93',
  status: 'authorized',
  external_reference: 'tero-1',
  last_modified: '2026-03-10T11:00:00Z',
};
const price = { auto_recurring: { transaction_amount: 890, currency_id: 'UYU' } };
const read = (given: object) => agreementReader('asked')({ ...agreement, ...price, ...given });
const costs = (transaction_amount: unknown) => ({ auto_recurring: { transaction_amount, currency_id: ' uyu ' } });

it.each([
  [{ id: 77 }, { id: '77' }],
  [{ id: ' 2c93 ' }, { id: '2c93' }],
  [{ status: ' Authorized' }, { status: 'authorized' }],
  [costs('890'), { amount: 89_000, currency: 'UYU' }],
  [costs('890.00'), { amount: 89_000 }],
  [costs(' 890,5 '), { amount: 89_050 }],
  [costs('1'), { amount: 100 }],
  [{ collector_id: '666' }, { collectorId: '666' }],
  [{ payer_id: 0 }, { payerId: null }],
  [{ payer_id: '0' }, { payerId: null }],
  [{ last_modified: '2026-03-10T07:00:00.000-0400' }, { modifiedAt: '2026-03-10T11:00:00.000Z' }],
  [{ last_modified: 1_773_140_400_000 }, { modifiedAt: '2026-03-10T11:00:00.000Z' }],
  [{ last_modified: '1773140400' }, { modifiedAt: '2026-03-10T11:00:00.000Z' }],
])('reads %j as it is meant', (given, meant) => {
  expect(read(given)).toMatchObject({ said: meant, unclear: [] });
});

it.each([
  [{ id: null }, 'id', { id: 'asked' }],
  [{ status: undefined }, 'status', { status: null }],
  [{ status: { value: 'authorized' } }, 'status', { status: null }],
  [{ external_reference: null }, 'external_reference', { reference: null }],
  [{ auto_recurring: null }, 'auto_recurring', { amount: null, currency: null }],
  [{ auto_recurring: { currency_id: 'UYU' } }, 'auto_recurring.transaction_amount', { amount: null }],
  [{ last_modified: '' }, 'last_modified', { modifiedAt: null }],
  [{ next_payment_date: 'ayer' }, 'next_payment_date', { nextPaymentDate: null }],
  [{ init_point: 'javascript:alert(1)' }, 'init_point', { initPoint: null }],
  [{ collector_id: true }, 'collector_id', { collectorId: null }],
])('keeps the rest of a reply with %j, and names the field', (given, unclear, said) => {
  expect(read(given)).toMatchObject({ said: { id: expect.any(String), ...said }, unclear: [unclear] });
});

it.each([null, 'html', [], 42, {}, { id: null, status: {} }])('makes no sense of %j', (response) => {
  for (const reader of [agreementReader('1'), invoiceReader('1'), paymentReader('1'), invoicesReader]) {
    expect(reader(response)).toBeNull();
  }
});

it('finds nothing odd in an invoice that was not charged yet', () => {
  const bill = { id: 1, preapproval_id: 'a', status: 'scheduled', transaction_amount: 890, currency_id: 'UYU' };
  const payment = { id: null, status: null };
  expect(invoiceReader('1')({ ...bill, debit_date: '2026-03-10T11:00:00Z', payment })).toMatchObject({ unclear: [] });
});

it('reads the good entries of a list beside the odd ones', () => {
  const results = [
    null,
    'x',
    { id: 1, status: 'processed', payment: 'pago' },
    {},
    { status: 'processed' },
    [],
    { id: '2' },
  ];
  const said = invoicesReader({ results })?.said;
  expect(said?.map((entry) => entry?.said.id ?? null)).toEqual([null, null, '1', null, null, null, '2']);
  expect(invoicesReader({ results: null, paging: { total: 0 } })).toEqual({ said: [], unclear: ['results'] });
});
