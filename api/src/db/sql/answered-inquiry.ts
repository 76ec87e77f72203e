import { type SqlBool, sql } from 'kysely';

/**
 * The pedido that a quote `q` of the query answers. A quote made by a pedido's link answers that pedido, or none once
 * the pedido is deleted. A quote that an account accepted otherwise answers the account's newest earlier pedido to the
 * provider (rule ASK-8). A visit answers none (rule QUOTE-60).
 */
export const answeredInquiry = sql<number>`(case when q.is_visit = 1 then null when q.by_link = 1 then q.inquiry_id else (
  select i.id from inquiries as i join inquiry_recipients as r on r.inquiry_id = i.id
  where i.account_id = q.accepted_by and r.provider_id = q.provider_id and i.created_at <= q.created_at
  order by i.created_at desc, i.id desc limit 1) end)`;

/**
 * The pedido's writer, account `w` of the query, accepted the quote, signed in or by the code to their phone: nobody
 * else's acceptance solves it (rule ASK-27). Null means no.
 */
export const acceptedByWriter = sql<SqlBool>`(q.accepted_at is not null
  and (q.accepted_by = w.id or q.accepted_phone = w.phone))`;
