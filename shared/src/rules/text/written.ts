/**
 * Characters that nobody types and no text needs: Postgres cannot store NUL, direction marks make a text read as
 * another one, zero-width characters can make a title that looks empty. Joiners stay, because emoji need them.
 */
const unseen =
  /(?![\t\n\r])\p{Cc}|[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|\p{Cs}/gu;

/**
 * Returns a text without the characters that nobody sees, and with plain line breaks for those of other programs.
 * Passwords are cleaned too, so that they are the same everywhere.
 */
export function withoutUnseen(text: string): string {
  return text.replace(/[\v\f\u0085]/g, '\n').replace(unseen, '');
}

/** Spaces of any width, and letters that show as one. */
const blanks = /[\p{Zs}\u115f\u1160\u2800\u3164\uffa0]/gu;
/** The signs, digits and letters of ASCII in the width of Asian ones. */
const fullWidth = /[\uff01-\uff5e]/g;
const joinerRuns = /([\u200c\u200d])[\u200c\u200d]+/g;
/** Matches joiners that join nothing: joiners stay between emoji and in scripts that need them. */
const looseJoiners = /(^|[\p{Script=Latin}\p{N}\s])[\u200c\u200d]|[\u200c\u200d](?=[\p{Script=Latin}\p{N}\s]|$)/gu;
const ignored = /[\p{Default_Ignorable_Code_Point}\ufffc\u{1d159}]/gu;
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * Returns a text that somebody typed or pasted as it is kept, the one way for forms, API and search (rule TEXT-1):
 * trimmed, composed (NFC), with plain spaces and line breaks, full-width signs as usual ones and no invisible marks.
 * Empty when it would show nothing.
 */
export function written(text: string): string {
  const plain = withoutUnseen(text)
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(blanks, ' ')
    .replace(fullWidth, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(joinerRuns, '$1')
    .replace(looseJoiners, '$1')
    .normalize('NFC')
    .trim();
  return visible.test(plain.replace(ignored, '')) ? plain : '';
}

/** Returns a typed text as one line. */
export function oneLine(text: string): string {
  return written(text).replace(/\s+/g, ' ');
}

/**
 * Returns what is compared sign by sign (emails, usernames, phones, amounts) in plain signs: NFKC, any dash as `-`, any
 * apostrophe as `'`, and nothing that has no width.
 */
export function plainSigns(text: string): string {
  return written(text.normalize('NFKC'))
    .replace(ignored, '')
    .replace(/\u20e3/g, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/[‘’ʼ]/g, "'");
}
