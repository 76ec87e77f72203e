import { expect, test } from 'vitest';
import { firstName, initials, shortName } from './person-name.ts';

test.each([
  ['Ana María Pérez', 'Ana', 'Ana P.', 'AP'],
  // as reports had them
  ['José (Pepe)', 'José', 'José', 'J'],
  ['Juan 🔧', 'Juan', 'Juan', 'J'],
  ['Ana -', 'Ana', 'Ana', 'A'],
  // siblings
  ['José (Pepe) Gómez', 'José', 'José G.', 'JG'],
  ['José “Pepe” Gómez', 'José', 'José G.', 'JG'],
  ['José "Pepe"', 'José', 'José', 'J'],
  ['🔧 Juan Pérez', 'Juan', 'Juan P.', 'JP'],
  ['(Pepe)', '(Pepe)', '(Pepe)', 'P'],
  ['ana lópez', 'ana', 'ana L.', 'AL'],
  ['Ana 𠮷田', 'Ana', 'Ana 𠮷.', 'A𠮷'],
  ['Íñigo Ñ.', 'Íñigo', 'Íñigo Ñ.', 'ÍÑ'],
  ['Ñ', 'Ñ', 'Ñ', 'Ñ'],
  ["Carmen O'Neill", 'Carmen', 'Carmen O.', 'CO'],
  ['Ana Pérez 2', 'Ana', 'Ana P.', 'AP'],
  ['José (Pepe', 'José', 'José', 'J'],
  ['👩‍🔧', '👩‍🔧', '👩‍🔧', '?'],
  ['  Ana   Paz  ', 'Ana', 'Ana P.', 'AP'],
])('%s: %s, %s, %s (rule TEXT-4)', (name, first, short, letters) => {
  expect([firstName(name), shortName(name), initials(name)]).toEqual([first, short, letters]);
});
