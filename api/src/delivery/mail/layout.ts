import { firstName } from '@tero/shared/rules/person-name';
import { excerpt } from '@tero/shared/rules/text/text';
import { htmlOf } from './html.ts';

export interface MailContent {
  subject: string;
  /** the person's name, of which the greeting uses the first word; null for mails to the team */
  greeting: string | null;
  /** the paragraphs; an inbox shows the first one beside the subject, unless there is a preheader */
  paragraphs: readonly string[];
  preheader?: string;
  /** links below the paragraphs */
  links?: readonly { label: string; url: string }[];
  /** the button */
  action?: { label: string; url: string };
  /** small print below the button */
  footnote?: string;
  /** a link at the end of the footnote */
  footnoteLink?: { label: string; url: string };
}

/** The operator of the site that sends a mail; null: not configured. */
export type Sender = Readonly<Record<'name' | 'rut' | 'address', string | null>>;

interface Site {
  readonly publicUrl: string;
  readonly operator: Sender;
  /** replies to the mail go to the team */
  readonly isAnswered?: boolean;
}

/**
 * The number of characters of a preheader; no inbox shows more. The same number of invisible characters follows it, so
 * that no inbox goes on to show the text.
 */
const shown = 100;

/** Renders the branded mail in Spanish, as HTML and plain text. */
export function layOut(content: MailContent, site: Site): { subject: string; text: string; html: string } {
  const subject = oneLine(content.subject);
  return { subject, text: plain(content, site), html: branded({ ...content, subject }, site) };
}

/**
 * Joins a subject into one line. Subjects contain titles that people write, and their line breaks would look like our
 * own lines.
 */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function plain({ greeting, paragraphs, links = [], action, footnote, footnoteLink }: MailContent, site: Site): string {
  const parts = [
    greeting && `Hola, ${firstName(greeting)}:`,
    ...paragraphs,
    ...links.map(({ label, url }) => `${label}: ${url}`),
    action && `${action.label}: ${action.url}`,
    [footnote, footnoteLink && `${footnoteLink.label}: ${footnoteLink.url}`].filter(Boolean).join(' '),
    [
      ...(site.isAnswered ? [`${answers}: ${contactPage(site)}`] : []),
      `Tero · ${site.publicUrl}`,
      ...operatorLine(site),
    ].join('\n'),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

const answers = '¿Tenés una duda? Respondé este email o escribinos';
const contactPage = ({ publicUrl }: Site) => `${publicUrl}/contacto`;

/** Returns the line about the operator at the foot of every mail; an empty list when the operator has no name. */
function operatorLine({ operator: { name, rut, address } }: Site): string[] {
  return name ? [[name, rut && `RUT ${rut}`, address].filter(Boolean).join(' · ')] : [];
}

const font = "font-family:Figtree,'Segoe UI',Helvetica,Arial,sans-serif";

function branded(content: MailContent, site: Site): string {
  const { publicUrl } = site;
  const { subject, greeting, paragraphs, preheader = paragraphs[0] ?? '', links = [] } = content;
  const { action, footnote, footnoteLink } = content;
  const help = site.isAnswered ? `<a href="${htmlOf(contactPage(site))}" style="color:#0B5E6B">${answers}</a><br>` : '';
  const way = footnoteLink
    ? ` <a href="${htmlOf(footnoteLink.url)}" style="color:#0B5E6B">${htmlOf(footnoteLink.label)}</a>`
    : '';
  const button = action
    ? `<p style="margin:28px 0"><a href="${htmlOf(action.url)}" style="${font};background:#0B5E6B;color:#ffffff;text-decoration:none;font-weight:600;padding:14px 22px;border-radius:10px;display:inline-block">${htmlOf(action.label)}</a></p>
       <p style="${font};font-size:13px;color:#4B5B64">Si el botón no funciona, copiá este enlace en tu navegador:<br>${htmlOf(action.url)}</p>`
    : '';
  const body = paragraphs.map(
    (part) => `<p style="${font};font-size:16px;line-height:1.55;color:#15242B">${htmlOf(part)}</p>`,
  );
  body.push(
    ...links.map(
      ({ label, url }) =>
        `<p style="${font};font-size:16px"><a href="${htmlOf(url)}" style="color:#0B5E6B;font-weight:600">${htmlOf(label)}</a></p>`,
    ),
  );
  return `<!doctype html>
<html lang="es-UY"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${htmlOf(subject)}</title></head>
<body style="margin:0;background:#FBF8F2">
<div style="display:none;max-height:0;overflow:hidden">${htmlOf(excerpt(preheader, shown))}${'&#847; '.repeat(shown)}</div>
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px;background:#ffffff;border:1px solid #D9DEDC;border-radius:16px">
<tr><td style="padding:20px 28px;background:#0B5E6B;border-radius:16px 16px 0 0;${font};font-size:22px;font-weight:700;color:#ffffff">Tero</td></tr>
<tr><td style="padding:24px 28px">
${greeting ? `<p style="${font};font-size:16px;color:#15242B">Hola, ${htmlOf(firstName(greeting))}:</p>` : ''}
${body.join('\n')}
${button}
${footnote ? `<p style="${font};font-size:13px;color:#4B5B64">${htmlOf(footnote)}${way}</p>` : ''}
</td></tr></table>
<p style="${font};font-size:12px;color:#4B5B64">${help}Tero, servicios locales en Uruguay · <a href="${htmlOf(publicUrl)}" style="color:#0B5E6B">${htmlOf(publicUrl)}</a>${operatorLine(
    site,
  )
    .map((text) => `<br>${htmlOf(text)}`)
    .join('')}</p>
</td></tr></table></body></html>`;
}
