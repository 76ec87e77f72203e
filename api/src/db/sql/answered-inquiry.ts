import { type SqlBool, sql } from 'kysely';

/**
 * The id of the pedido that the query's quote `q` answers. A quote made by a pedido's link answers that pedido, or none
 * once the pedido is deleted. Any other quote that an account accepted answers the account's newest earlier pedido to
 * the provider (rule ASK-8). A visit answers none (rule QUOTE-60).
 */
export const answeredInquiry = sql<number>`(case when q.is_visit = 1 then null when q.by_link = 1 then q.inquiry_id else (
  select i.id from inquiries as i join inquiry_recipients as r on r.inquiry_id = i.id
  where i.account_id = q.accepted_by and r.provider_id = q.provider_id and i.created_at <= q.created_at
  order by i.created_at desc, i.id desc limit 1) end)`;

/**
 * The condition that the pedido's writer, account `w` of the query, accepted the quote, either signed in or by a code
 * to their phone. Only this acceptance solves the pedido (rule ASK-27). Null means no.
 */
export const acceptedByWriter = sql<SqlBool>`(q.accepted_at is not null
  and (q.accepted_by = w.id or q.accepted_phone = w.phone))`;
