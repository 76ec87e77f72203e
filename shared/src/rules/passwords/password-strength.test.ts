import { expect, test } from 'vitest';
import { passwordJudge } from './password-strength.ts';

const judge = await passwordJudge();
const owner = {
  name: 'Roberto Larrañaga',
  email: 'mi.casilla7@correo.example',
  username: 'gorrion7',
  company_name: 'Cañerías del Este',
  phone: '098 765 432',
};

test.each([
  'Roberto1957!',
  'Penarol#1891',
  'Tormenta-4817!',
  'Salto2026!',
  'Micasa123!',
  'Bicicleta-de-Ana-7',
  'correcto caballo pila grapa',
])('%s is taken, whoever it is (rule ACC-14)', (password) => {
  expect(judge(password, owner)).toBeNull();
});

/** The first fifty of a list of leaked passwords, and of what people here use. */
const first = `
  123456 password 12345678 qwerty 123456789 12345 1234 111111 1234567 dragon 123123 baseball abc123 football monkey
  letmein 696969 shadow master 666666 qwertyuiop 123321 mustang 1234567890 michael 654321 pussy superman 1qaz2wsx
  7777777 fuckyou 121212 000000 qazwsx 123qwe killer trustno1 jordan jennifer zxcvbnm asdfgh hunter buster soccer
  harley batman andrew tigger sunshine iloveyou
  contraseña contrasena hola123 Hola123 hola1234 tequiero teamo amor123 mariposa estrella princesa corazon
  futbol barcelona realmadrid alejandro alejandra daniela carlos companero pequena miercoles paysandu gonzalez rodriguez martinez fernandez nacional peñarol
  penarol uruguay montevideo uruguay1 montevideo1 administrador clave123 cambiame bienvenido america argentina santiago
  valentina camila sebastian chocolate familia felicidad libertad familia1 secreto
`.match(/\S+/g);

test.each(first ?? [])('%s is refused', (password) => {
  expect(judge(password, {})).toMatch(/se adivina enseguida/);
});

test.each(['Password-1', 'P4$$w0rd!!1', 'qwerty2024', 'aaaaaaaaaaaa', 'abcabcabcabc', '01021990', 'Carpintero1!'])(
  '%s is refused: a word with signs that everybody tries',
  (password) => expect(judge(password, {})).toMatch(/se adivina enseguida/),
);

test.each([
  'Larranaga1!',
  'larrañaga99',
  'L4rr4naga1!',
  'Casilla99!',
  'gorrion7!',
  'Canerias1!',
  '098765432',
  'Tero1!',
])('%s is refused as made of what is known of its owner, or of Tero', (password) =>
  expect(judge(password, owner)).toMatch(/con tus datos o el nombre de Tero/),
);

test('accents of another keyboard make no other password', () => {
  const [composed, apart] = ['contraseña'.normalize('NFC'), 'contraseña'.normalize('NFD')];
  expect(judge(apart, {})).toBe(judge(composed, {}));
});

test('of a long one so much is judged that nobody can keep the server busy with it', () => {
  expect(judge('a'.repeat(128), {})).not.toBeNull();
  expect(judge('x@$4!Ñ'.repeat(20), {})).toBeNull();
});
