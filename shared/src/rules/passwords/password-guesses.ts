import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import * as common from '@zxcvbn-ts/language-common';
import * as spanish from '@zxcvbn-ts/language-es-es';
import { fold } from '../text/text.ts';

/** The judgement takes milliseconds by the character and by the reading of its signs as letters: both are limited. */
const cost = { maxLength: 32, l33tMaxSubstitutions: 4 };

/** Passwords that Uruguayans choose and no list has. */
const uruguay =
  'charrua garracharrua vamoslaceleste bolsilludo penarolcampeon forlan paysandu tacuarembo treintaytres piriapolis puntadeleste pocitos tortafrita dulcedeleche mercadopago'.split(
    ' ',
  );

/** Estimates in how many guesses a password is found. 540 kB on the wire: loaded by the judge alone. */
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
