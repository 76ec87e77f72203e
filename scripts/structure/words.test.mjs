import { expect, test } from 'vitest';
import { judgeModule } from './rules.mjs';

const faultsIn = (text, path = 'web/src/features/x/X.tsx') => judgeModule({ path, text }).map(({ advice }) => advice);
const faultsOf = (text) => faultsIn(`const a = ${JSON.stringify(text)};`);

test('texts are what people read: labels, sentences, templates; not classes, keys or what describes a call', () => {
  const source = `
    import 'Multimedia';
    const a = { mail: 'mail', summary: 'Usa el correo' };
    const b = \`Te quedan \${n}
      correos\`;
    const c = <p className="text-link Multimedia" title="Copiar link">  Hola,
      si puedes </p>;`;
  expect(faultsIn(source).map((advice) => advice.split(':')[0])).toEqual([
    '«Te quedan … correos»',
    '«Copiar link»',
    '«Hola, si puedes»',
  ]);
});

test.each([
  ['Mirá en tu correo', 'email, spam'],
  ['Multimedia', 'fotos'],
  ['Imágenes', 'fotos'],
  ['Ingresá un precio', 'entrar, or escribir'],
  ['Ya podés ingresar con Google', 'entrar, or escribir'],
  ['La insignia «Verificado»', 'marca'],
  ['Recientes; las históricas', 'anteriores'],
  ['Listo, ya estás suscripto', 'suscribirse in another form'],
  ['Engagement promedio', 'interacción'],
  ['Abrir MercadoPago', 'Mercado Pago'],
  ['Si puedes, probá de nuevo', 'vos'],
  ['No pudimos. Por favor, intenta más tarde.', 'vos'],
  ['Enlace vencido. Solicita otro.', 'vos'],
  ['Tu reseña se publica sola', 'who does it'],
  ['Retiramos de la vista tu perfil', 'oculto'],
  ['La decisión ya no está en pie', 'vigente'],
  ['Contactar soporte', 'Contactar a soporte'],
  ['Recargá la página e probá de nuevo', 'y before'],
  ['Lo enviamos cuando haya señal', 'conexión'],
  ['Sin señal. Probá de nuevo.', 'conexión'],
  ['Elegí un rubro', 'categoría'],
  ['Puntuá el trabajo', 'calificación, calificar'],
  ['Tres puntajes, de 1 a 5', 'calificación, calificar'],
  ['Un momento...', 'three dots only'],
  ['Escribí tu mensaje... Guardando...', 'three dots only'],
  ['Resultados de “canilla”', '« »'],
  ['¿Quitar "Pintura"?', '« »'],
  ['entre 15 y 25 %', 'a percent without a space'],
  ['Los primeros 20-30', 'an en dash in ranges'],
  ['Cuesta $1.500-2.000', 'an en dash in ranges'],
])('finds %s', (text, say) => expect(faultsOf(text).join()).toContain(`: ${say}`));

test.each([
  'Alto engagement: más de 5%',
  'Busca',
  'Error al copiar el link',
  'Error de conexión. Intenta nuevamente.',
  'Quien busca, encuentra. El equipo revisa tu cédula.',
  'Contactar Soporte',
  'Por favor ingresa tu email',
  'Nuevo ingreso a tu cuenta',
  'Es una buena señal, pero no una garantía',
  'Es puntual y no cobra en puntos',
  'Verificando tu pago...',
  'Los primeros resultados de «canilla»…',
  '<p class="Tero">Hola</p>',
  'Escribila con el dígito verificador, por ejemplo 1.234.567-8.',
])('leaves %s', (text) => expect(faultsOf(text)).toEqual([]));

test('a fixed text does not excuse what stands beside it', () => {
  expect(faultsOf('Error al copiar el link. Intenta de nuevo.')).toHaveLength(1);
  expect(faultsOf('Busca y copiá el link')).toHaveLength(2);
});

test('tests, the search and its words are nobody’s to read', () => {
  for (const path of ['web/src/x.test.ts', 'shared/src/rules/search/slips.ts', 'web/e2e/x.ts']) {
    expect(faultsIn("const a = 'Multimedia';", path)).toEqual([]);
  }
});
