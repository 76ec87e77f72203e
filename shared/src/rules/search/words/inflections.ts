/** Words that end like an infinitive and are none. */
const nouns = new Set(
  'pilar celular hogar alquiler taller poder particular auxiliar escolar familiar lugar mujer toner scanner router flyer trainer teacher developer designer web titular altar militar bazar azucar collar placar placard dolar bar super bachiller'.split(
    ' ',
  ),
);

/** Verbs whose stressed last vowel becomes a diphthong: perder → pierde, colgar → cuelga. */
const stressed = new Set(
  'perder calentar cerrar mover encender apretar colgar descolgar soldar sonar regar fregar volar llover oler morder enterrar recalentar probar mostrar volver dormir sembrar torcer tender'.split(
    ' ',
  ),
);

const irregular: Readonly<Record<string, string>> = {
  romper: 'roto rota rotos rotas',
  abrir: 'abierto abierta',
  cubrir: 'cubierto',
  poner: 'pongo ponga pongan puso pusieron puesto puesta',
  hacer: 'hago haga hagan hizo hicieron hecho hecha',
  caer: 'caigo caiga cayo cayeron cayendo',
  ir: 'voy vas va vamos van vaya vayan fui',
  oler: 'huele huelen huela olor',
  jugar: 'juega juegan juego juegue',
  medir: 'mide miden mida',
  dar: 'da dan doy de den dio',
  tener: 'tiene tienen tengo tenga tenes',
  mantener: 'mantiene mantenga',
  salir: 'salgo salga salgan salgas',
  traer: 'traigo traiga traigan trajo trajeron trayendo',
  construir: 'construye construyen construya construyo construyendo',
  oir: 'oye oyen oigo oiga oigan',
  traducir: 'traduzca traduzcan traduzco tradujo',
};

const endings = {
  ar: 'o a as an e es en amos aba aban aron ado ada ados adas ando',
  er: 'o e es en a as an emos i io ia ieron ido ida idos idas iendo',
  ir: 'o e es en a as an imos i io ia ieron ido ida idos idas iendo',
};
const clitics = 'me te se lo la le nos los las les melo mela selo sela'.split(' ');

/** Returns the inflections of a folded infinitive that people type, with clitics; none for another word. */
export function inflectionsOf(verb: string): string[] {
  const ending = verb.slice(-2);
  if (verb.length < 4 || nouns.has(verb) || !(ending in endings)) return irregular[verb]?.split(' ') ?? [];
  const base = verb.slice(0, -2);
  const regular = endings[ending as keyof typeof endings].split(' ');
  const bases = stressed.has(verb) ? [base, diphthong(base)] : [base];
  return [
    ...bases.flatMap((one) => regular.map((end) => (ending === 'ar' ? spelled(one, end) : softened(one, end)))),
    ...clitics.flatMap((clitic) => [verb + clitic, `${base}${ending === 'ar' ? 'e' : 'a'}${clitic}`]),
    ...(irregular[verb]?.split(' ') ?? []),
  ];
}

function diphthong(base: string): string {
  const at = Math.max(base.lastIndexOf('e'), base.lastIndexOf('o'));
  if (at < 0) return base;
  return `${base.slice(0, at)}${base[at] === 'e' ? 'ie' : 'ue'}${base.slice(at + 1)}`;
}

/** Keeps the sound before e: atascar → atasque, pegar → pegue, forzar → force. */
function spelled(base: string, ending: string): string {
  if (!ending.startsWith('e')) return base + ending;
  return base.replace(/c$/, 'qu').replace(/g$/, 'gu').replace(/z$/, 'c') + ending;
}

/** Keeps the sound of the stem before a and o: aparecer → aparezca, proteger → proteja. */
function softened(base: string, ending: string): string {
  if (!/^[ao]/.test(ending)) return base + ending;
  return (
    base
      .replace(/([aeiou])c$/, '$1zc')
      .replace(/([^aeiou])c$/, '$1z')
      .replace(/g$/, 'j') + ending
  );
}
