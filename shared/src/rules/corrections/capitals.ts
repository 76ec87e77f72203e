/** Acronyms, which stay in capitals when a title in capitals is lowered. */
const acronyms = new Set(
  `ute ose pvc led bps dgi bse iva rut tv pc lcd cctv usb hd ssd gps dj ac mec utu udelar antel anda anep inau imm bcu
  sunca ursea seo ux ui it cv dvd cd wc bbq mdf osb hp btu vip ph dgr sms pos erp crm html css php sql sas sa srl diy
  3d`
    .trim()
    .split(/\s+/),
);

/**
 * Words that may need a capital or an accent, which a title in capitals does not show: places, surnames, brands. A
 * title with such a word stays as it is.
 */
const unclear = new Set(
  `mas si el esta este solo perdida perdidas termino publico practica cambio calculo
  artigas canelones cerro colonia durazno florida flores fray bentos lavalleja maldonado minas prado rivera rocha
  salto soriano tacuarembo paysandu treinta tres union buceo malvin pocitos carrasco punta este oro costa mar
  aguirre alonso alvarez benitez cabrera castro diaz dominguez fernandez garcia gimenez gomez gonzalez gutierrez
  hernandez herrera lopez martinez mendez nunez ortiz pereira perez ramirez ramos rodriguez romero ruiz sanchez santos
  silva sosa suarez torres vazquez juan jose ana luis carlos maria pedro jorge pablo diego martin hermanos hnos
  android apple bosch dahua excel facebook google hikvision hp instagram iphone james linux mac microsoft netflix office
  philips samsung sony tiktok toyota whirlpool windows word xiaomi`
    .trim()
    .split(/\s+/),
);

/** Longer words in capitals are no acronyms. */
const longestAcronym = 4;

/** Lowers a title that is all in capitals, where the result is surely right. Acronyms stay (rule SVC-10). */
export function lowerShouting(title: string): string {
  const words = title.match(/[\p{L}\p{M}]+/gu) ?? [];
  const isShouted = words.length > 0 && words.every((word) => word === word.toUpperCase());
  const isLong = words.length >= 3 || words.some((word) => word.length > longestAcronym && !isAcronym(word));
  // a word after a point may or may not begin a sentence: `AV. ITALIA`; addresses and handles stay too
  const isSure = !/[@#_]|\.(?!\s*$)/.test(title) && !words.some((word) => unclear.has(plain(word)));
  return isShouted && isLong && isSure ? title.replace(/[\p{L}\p{M}]+/gu, lowered) : title;
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

const plain = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
