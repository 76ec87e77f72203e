// Each thing has one name: no text for people contains a word that the glossary of docs/style.md rejects, except in the
// texts that the product rules fix word for word (`fixed`).
import { fixed } from './fixed-texts.mjs';

const start = String.raw`(?<=^|[.!?:;¿¡«“]\s*|[Pp]or favor,? )`;
const verbs =
  'Agrega|Busca|Califica|Completa|Confirma|Contacta|Elige|Escribe|Ingresa|Inicia|Intenta|Recarga|Revisa|Solicita|Usa|Verifica';
/** Each word in `not` must be replaced by `say`. */
const lost = [
  { not: /\bcorreos?\b|\bmails?\b/i, say: 'email, spam' },
  { not: /\b(copiar|el|este|los|tu|un) links?\b|^links? [a-z]+o\b/i, say: 'enlace' },
  { not: /\bmultimedia\b|^imágenes$/i, say: 'fotos' },
  { not: /\bengagement\b/i, say: 'interacción' },
  { not: /MercadoPago/, say: 'Mercado Pago' },
  { not: /\bsegundo paso\b/i, say: 'verificación en dos pasos' },
  { not: /(reseñas|las) históricas|^históricas/i, say: 'anteriores' },
  { not: /(?<!\p{L})ingres(ás?|ó|ar|an?|aste|ad[oa])(?!\p{L})/iu, say: 'entrar, or escribir in a field' },
  { not: /insignias?/i, say: 'marca' },
  { not: /suscript[oa]/i, say: 'suscribirse in another form: it is of one gender' },
  { not: /miembro desde/i, say: 'En Tero desde' },
  { not: /cotizaci[óo]n/i, say: 'presupuesto a medida' },
  { not: /emprendimientos?/i, say: 'empresa' },
  { not: /\bTero (abierta|instalada)\b/, say: 'Tero, masculine' },
  { not: /(?<!\p{L})e (?!h?[ií])\p{L}+á(?!\p{L})/u, say: 'y before any other sound than i' },
  {
    not: /(?<!\p{L})(salen?|publican?|guardan?|eliminan?|envían?|retiran?|activan?|pausan?|mandan?) sol[oa]s?(?!\p{L})/u,
    say: 'who does it, as docs/voice.md says',
  },
  { not: /(retir\p{L}+|fuera) de la vista|retirad[oa] por moderación/iu, say: 'oculto, ocultar' },
  { not: /\bya lo estamos mirando\b/i, say: 'what happens next: a person of the team will read it' },
  { not: /\ben pie\b/i, say: 'vigente' },
  { not: /Contactar soporte/, say: 'Contactar a soporte' },
  // but not «buena señal», nor the cookie policy that people have accepted
  { not: /(?<!\p{L})(sin|con|hay|haya|poca|(?<!corta )la) señal(?!\p{L})/iu, say: 'conexión' },
  { not: /(?<!\p{L})rubros?(?!\p{L})/iu, say: 'categoría' },
  { not: /puntajes?|puntuaci|puntu[áa](?!l)/iu, say: 'calificación, calificar' },
  {
    not: /^(?!\p{Lu}\p{L}*ndo(?!\p{L})).*\.{3}/u,
    say: 'three dots only in what an action is doing (rule NAV-31); else …',
  },
  { not: /[“”„]|^[¿¡\p{Lu}][^<{]*"/u, say: '« »' },
  { not: /(?<!\p{L})\d+ %/u, say: 'a percent without a space, by formatRate' },
  // but not the check digit of a cédula, 1.234.567-8
  { not: /(?<![\d-]|\d\.\d{3}\.)\d{1,4}-\d{1,4}(?![\d-])/, say: 'an en dash in ranges' },
  {
    not: /(?<!\p{L})(puedes|quieres|tienes|necesitas|debes|deseas|eres|haces|contigo|int[ée]ntalo|suscr[íi]bete)(?!\p{L})/iu,
    say: 'vos',
  },
  { not: new RegExp(String.raw`${start}(${verbs}|${verbs.toLowerCase()})(?!\p{L})`, 'u'), say: 'vos' },
];

/** Returns the words of a module's syntax tree that lost elsewhere. */
export function findWords(program) {
  return textsIn(program).flatMap(({ start, text }) => {
    const own = fixed.reduce((rest, quoted) => (/\s/.test(quoted) ? rest.replaceAll(quoted, '') : rest), text);
    return lost
      .filter(({ not }) => !fixed.includes(text) && not.test(own))
      .map(({ say }) => ({ start, advice: `«${text.slice(0, 60)}»: ${say}; see the glossary of docs/style.md` }));
  });
}

/** Returns the texts for people, each on one line; values in a template become `…`. */
function textsIn(program) {
  const found = [];
  const add = (text, { start }) => {
    const line = text.replaceAll(/\s+/g, ' ').trim();
    if (isForPeople(line)) found.push({ start, text: line });
  };
  const look = (node) => {
    if (node.type === 'ImportDeclaration' || isForMachines(node)) return;
    if (node.type === 'JSXText' || (node.type === 'Literal' && typeof node.value === 'string')) add(node.value, node);
    if (node.type === 'TemplateLiteral') add(node.quasis.map(({ value }) => value.cooked ?? '').join('…'), node);
    for (const child of readable(node)) look(child);
  };
  look(program);
  return found;
}

const readable = (node) =>
  Object.values(node)
    .flat()
    .filter((value) => typeof value?.type === 'string' && 'start' in value && !value.type.startsWith('TSType'));

/**
 * Tells whether a text is for machines: an attribute, or part of the API's description, where verbs say what a call
 * does.
 */
function isForMachines({ type, name, key }) {
  if (type === 'JSXAttribute') return ['className', 'd', 'id', 'rel', 'type', 'to', 'href'].includes(name.name);
  return type === 'Property' && key.name === 'summary';
}

/**
 * Tells whether a text is a sentence or a label: it has letters and a space, or begins with a capital. English texts
 * are for operators.
 */
function isForPeople(line) {
  if (!/\p{L}{2}/u.test(line) || !/\s|^[¿¡«]?\p{Lu}/u.test(line)) return false;
  return !/\b(the|at|does|for|is|left|of|refused|stays|with) /.test(line);
}
