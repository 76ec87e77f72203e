import { adminPasswordFault, clientPasswordFault, passwordFault } from '@tero/shared/rules/passwords/password';
import { passwordJudge } from '@tero/shared/rules/passwords/password-strength';
import { expect, test } from 'vitest';
import { proposedPassword, proposedWords } from './proposed-password.ts';

test('what is proposed passes every rule of a password, and is another one each time (rule ACC-92)', async () => {
  const judge = await passwordJudge();
  const proposed = Array.from({ length: 30 }, proposedPassword);
  for (const password of proposed) {
    expect(password).toMatch(/^[A-Z][a-z]+-[a-z]+-[a-z]+-\d{3}$/);
    for (const fault of [clientPasswordFault, passwordFault, adminPasswordFault]) expect(fault(password)).toBeNull();
    expect(judge(password, {})).toBeNull();
  }
  expect(new Set(proposed).size).toBe(30);
});

test('256 words, each once: eight bits by chance, with no word more likely than another', () => {
  expect(new Set(proposedWords).size).toBe(256);
  for (const word of proposedWords) expect(word).toMatch(/^[a-z]{3,9}$/);
});
