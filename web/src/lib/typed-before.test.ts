// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { takeTyped, watchTyped } from './typed-before.ts';

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`) as HTMLInputElement;

function type(name: string, value: string): void {
  field(name).value = value;
  field(name).dispatchEvent(new Event('input', { bubbles: true }));
}

beforeEach(() => {
  document.body.innerHTML = `<form><input name="email"></form>
    <form method="post"><input name="name"><input name="username"><input name="accepts" type="checkbox"></form>`;
});

test('what was filled in before the code and what is typed meanwhile is taken once, of the fields that the form has', () => {
  field('name').value = 'Ana';
  watchTyped(document.body);
  type('username', 'anasosa');
  field('accepts').click();
  expect(takeTyped({ name: '', accepts: false })).toEqual([
    ['name', 'Ana'],
    ['accepts', true],
  ]);
  type('name', 'Otra');
  expect(takeTyped({ name: '' })).toEqual([]);
});

test('what is typed into any other form of the page is not noted', () => {
  watchTyped(document.body);
  type('email', 'ana@correo.example');
  expect(takeTyped({ email: '' })).toEqual([]);
});
