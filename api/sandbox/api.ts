import { createAgreement, updateAgreement } from './agreements.ts';
import { type Books, Refusal, required } from './books.ts';
import { refundPayment } from './refunds.ts';
import { agreementReply, invoiceReply, paymentReply } from './replies.ts';

export interface ApiRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  authorization: string | undefined;
  idempotencyKey: string | undefined;
  /** the raw body */
  text: string;
}

export interface ApiAnswer {
  status: number;
  body: string;
}

/**
 * Responds to the part of MercadoPago's API that Tero uses. Checks the bearer token and the body, and repeats the
 * response to an idempotency key.
 */
export function answerApi(
  books: Books,
  request: ApiRequest,
  given: { accessToken: string; checkoutBase: string },
): ApiAnswer {
  if (request.authorization !== `Bearer ${given.accessToken}`) {
    return refused(new Refusal(401, 'authorization value not present'));
  }
  const { idempotencyKey } = request;
  if (request.method === 'GET' || !idempotencyKey) return attempt(books, request, given.checkoutBase);
  // the same key returns the same response, whatever the request
  const before = books.store.replay(idempotencyKey);
  if (before) return before;
  const response = attempt(books, request, given.checkoutBase);
  if (response.status < 400) books.store.remember(idempotencyKey, response);
  return response;
}

function attempt(books: Books, request: ApiRequest, checkoutBase: string): ApiAnswer {
  try {
    const [status, body] = books.store.together(() => route(books, request, checkoutBase));
    return { status, body: JSON.stringify(body) };
  } catch (error) {
    return refused(error);
  }
}

function route(books: Books, { method, path, query, text }: ApiRequest, checkoutBase: string): [number, unknown] {
  const [first, second, third, fourth] = path.split('/').filter(Boolean);
  const view = (agreement: Parameters<typeof agreementReply>[0]) => agreementReply(agreement, checkoutBase);
  if (first === 'preapproval') {
    if (method === 'POST' && !second) return [201, view(createAgreement(books, parse(text)))];
    if (method === 'PUT' && second) return [200, view(updateAgreement(books, second, parse(text)))];
    if (method === 'GET' && second === 'search') return [200, page(searchAgreements(books, query).map(view))];
    if (method === 'GET' && second) return [200, view(required(books, second))];
  }
  if (method === 'GET' && first === 'authorized_payments' && second) {
    if (second !== 'search') return [200, invoiceOf(books, second)];
    const invoices = books.store.list('invoices', query.get('preapproval_id') ?? '').reverse();
    return [200, page(invoices.map(({ id }) => invoiceOf(books, id)))];
  }
  if (first === 'v1' && second === 'payments' && third && fourth === 'refunds') {
    if (method === 'POST') return [201, refundPayment(books, third, text === '' ? {} : parse(text))];
  } else if (method === 'GET' && first === 'v1' && second === 'payments' && third) {
    const payment = books.store.find('payments', third);
    if (payment) return [200, paymentReply(payment, required(books, payment.agreement_id))];
  }
  throw new Refusal(404, 'resource not found');
}

function searchAgreements({ store }: Books, query: URLSearchParams) {
  const wanted = ['status', 'payer_email', 'external_reference'] as const;
  return store
    .list('agreements')
    .filter((agreement) => wanted.every((field) => !query.has(field) || query.get(field) === agreement[field]));
}

function invoiceOf(books: Books, id: string | number) {
  const invoice = books.store.find('invoices', id);
  if (!invoice) throw new Refusal(404, 'resource not found');
  const payment = invoice.payment_id === null ? undefined : books.store.find('payments', invoice.payment_id);
  return invoiceReply(invoice, payment, required(books, invoice.agreement_id));
}

const page = (results: unknown[]) => ({ paging: { offset: 0, limit: 50, total: results.length }, results });

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, 'Invalid JSON');
  }
}

function refused(error: unknown): ApiAnswer {
  const status = error instanceof Refusal ? error.status : 500;
  return { status, body: JSON.stringify({ status, message: (error as Error).message, error: 'bad_request' }) };
}
