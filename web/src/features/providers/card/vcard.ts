import type { PublicProvider } from '@tero/shared/contract/providers';
import { placeLabel } from '@tero/shared/rules/places/coverage';
import { oneLine } from '@tero/shared/rules/text/written';

type Carded = Pick<PublicProvider, 'name' | 'company_name' | 'service' | 'location'>;

/**
 * Returns a provider as a vCard 3.0, the version that every phone reads. It holds name or company, trade, place and
 * link. It leaves out phone and email, because only signed-in people may see them (rule CARD-2).
 */
export function vcardOf({ name, company_name, service, location }: Carded, url: string): string {
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:;${escaped(name)};;;`,
    `FN:${escaped(company_name ?? name)}`,
    ...(company_name ? [`ORG:${escaped(company_name)}`] : []),
    ...(service ? [`TITLE:${escaped(service)}`] : []),
    ...(location ? [`ADR;TYPE=WORK:;;;${escaped(placeLabel(location))};;;Uruguay`] : []),
    `URL:${url}`,
    'END:VCARD',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

function escaped(text: string): string {
  return oneLine(text).replace(/[\\,;]/g, (sign) => `\\${sign}`);
}

/** Breaks a line before its 75th byte and continues it after a space. No character has more than four bytes. */
function folded(line: string): string {
  const bytes = (text: string) => new TextEncoder().encode(text).length;
  let [out, row] = ['', ''];
  for (const letter of line) {
    if (bytes(row + letter) > 74) [out, row] = [`${out}${row}\r\n`, ' '];
    row += letter;
  }
  return out + row;
}
