import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import * as common from '@zxcvbn-ts/language-common';
import * as spanish from '@zxcvbn-ts/language-es-es';
import { fold } from '../text/text.ts';

/** Limits the cost of a judgement, which grows with each character and each reading of signs as letters. */
const cost = { maxLength: 32, l33tMaxSubstitutions: 4 };

/** Passwords that Uruguayans choose and no list has. */
const uruguay =
  'charrua garracharrua vamoslaceleste bolsilludo penarolcampeon forlan paysandu tacuarembo treintaytres piriapolis puntadeleste pocitos tortafrita dulcedeleche mercadopago'.split(
    ' ',
  );

/** Estimates how many guesses find a password. It takes 540 kB on the wire, and only the judge loads it. */
export const zxcvbn = new ZxcvbnFactory({
  dictionary: {
    ...common.dictionary,
    ...spanish.dictionary,
    'commonWords-plain': spanish.dictionary['commonWords-es-es'].map((word) => fold(String(word))),
    uruguay,
  },
  graphs: common.adjacencyGraphs,
  ...cost,
});
