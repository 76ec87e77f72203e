/** Matches a token that may be an address or a handle, whose dots and signs belong to it. */
const addressed =
  /[@#/\\_\uE000]|^www\.|\.(?:com?|net|org|info|edu|gub|mil|uy|ar|br|es|io|app|dev|js)(?![\p{L}\p{N}])/iu;

/**
 * Matches the end of a sentence with the next sentence right behind it: `reparaciones.Trabajo`. An initial ends no
 * sentence.
 */
const ends = /(\p{L}\p{Ll}(?:[.!?:]|\.{3}|…))(?=[¿¡"“«(]*\p{Lu}\p{Ll})|(\p{L}\p{Ll}[.!?])(?=[¿¡])/gu;

/** Puts a space between sentences that were written without one. */
export function unglued(text: string): string {
  return text.replace(/\S+/g, (token) => (addressed.test(token) ? token : token.replace(ends, '$1$2 ')));
}
