/** Acronyms, which stay in capitals when a text in capitals is lowered. */
const acronyms = new Set(
  `ute ose pvc led bps dgi bse iva rut tv pc lcd cctv usb hd ssd gps dj ac mec utu udelar antel anda anep inau imm bcu
  sunca seo ux ui it cv dvd cd wc bbq mdf osb hp btu vip ph dgr sms pos erp crm html css php sql sas sa srl diy 3d`
    .trim()
    .split(/\s+/),
);

/** A longer word in capitals is no acronym (the text check leaves shorter ones alone). */
const longestAcronym = 4;

/** Runs of capital words, with only spaces, commas, slashes and dashes between them. */
const runs = /(?<![\p{L}\p{M}\p{N}_])\p{Lu}[\p{Lu}\p{M}]*(?:[ ,/-]+\p{Lu}[\p{Lu}\p{M}]*)*(?![\p{L}\p{M}\p{N}_])/gu;

/**
 * Lowers text in capitals: words of more than four letters with the short words beside them, or a whole text of three
 * or more words. Acronyms stay.
 */
export function lowerShouting(text: string): string {
  const whole = text.match(/\p{L}+/gu) ?? [];
  const allShouted = whole.length >= 3 && whole.every(isCapital) && whole.some((word) => word.length > 1);
  return text.replace(runs, (run) => {
    const words = run.match(/[\p{L}\p{M}]+/gu) ?? [];
    const shouts = words.some((word) => word.length > longestAcronym && !isAcronym(word));
    return shouts || allShouted ? run.replace(/[\p{L}\p{M}]+/gu, lowered) : run;
  });
}

function lowered(word: string): string {
  return isAcronym(word) ? word : word.toLowerCase();
}

/** Tells whether the word is a known acronym, or short and without vowels. */
function isAcronym(word: string): boolean {
  const lower = word.toLowerCase();
  const unreadable = word.length > 1 && word.length <= longestAcronym && !/[aeiouyáéíóúü]/.test(lower);
  return acronyms.has(lower) || unreadable;
}

function isCapital(word: string): boolean {
  return word === word.toUpperCase() && word !== word.toLowerCase();
}
