/** SQL for the national digits of a phone: +598 99 123 456, 099 123 456 and 99123456 become equal. */
const digits =
  "ltrim(replace(replace(replace(replace(replace(a.phone, ' ', ''), '-', ''), '+', ''), '(', ''), ')', ''), '0')";
const phone = `case when ${digits} like '598%' and length(${digits}) > 9 then ltrim(substr(${digits}, 4), '0') else ${digits} end`;

const person = [
  'a.name',
  "coalesce(a.username, '')",
  'a.email',
  `coalesce(${phone}, '')`,
  "coalesce(p.company_name, '')",
  "coalesce(p.service, '')",
].join(" || ' ' || ");

/** Searched text of an account, one column per list of people: each list is searched in its own column. */
export const accountColumns = {
  client: `case when a.kind = 'user' then ${person} else '' end`,
  provider: `case when a.kind = 'provider' then ${person} else '' end`,
  pending: `case when p.verification_status = 'pending' then ${person} else '' end`,
};
export const accountSource = 'accounts a left join provider_profiles p on p.account_id = a.id';

/** A text that is searched, built from its own row alone. */
export interface SearchedText {
  /** the table of the index */
  table: string;
  source: string;
  text: (row: string) => string;
  /** the columns that `text` reads */
  columns: string;
  /** condition under which a row is left out of the index */
  unless?: (row: string) => string;
}

/** Tables with one searched text, built from their own row alone. */
export const simpleIndexes: readonly SearchedText[] = [
  {
    table: 'service_title_search',
    source: 'services',
    text: (row) => `${row}.title`,
    columns: 'title, deleted_at',
    unless: (row) => `${row}.deleted_at is not null`,
  },
  {
    table: 'review_search',
    source: 'reviews',
    text: (row) => `coalesce(${row}.comment, '')`,
    columns: 'comment',
  },
  {
    table: 'response_search',
    source: 'review_responses',
    text: (row) => `${row}.response_text`,
    columns: 'response_text',
  },
  {
    table: 'message_search',
    source: 'contact_messages',
    text: (row) => `${row}.name || ' ' || ${row}.email || ' ' || ${row}.subject || ' ' || ${row}.message`,
    columns: 'name, email, subject, message',
  },
];
