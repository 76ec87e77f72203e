import { expect, test } from 'vitest';
import { findProofFaults } from './proofs.mjs';

const home = 'api/src/features/accounts/credentials/proof.ts';
const faultsOf = (path, ...names) =>
  findProofFaults([{ path, imports: [{ target: home, names }] }]).map(({ advice }) => advice.split(':')[0]);

test('who compares no secret makes no proof', () => {
  expect(faultsOf('api/src/features/profile/service.ts', 'stillProven', 'proofOf')).toEqual(['proofOf']);
  expect(faultsOf('api/src/features/accounts/sessions/service.ts', 'provenNow')).toEqual(['provenNow']);
  // a namespace
  expect(faultsOf('api/src/features/profile/service.ts')).toEqual(['*']);
});

test('who compares one does, and tests do', () => {
  expect(faultsOf('api/src/features/accounts/service.ts', 'proofOf', 'Proof')).toEqual([]);
  expect(faultsOf('api/src/features/accounts/tokens/tokens.ts', 'provenNow')).toEqual([]);
  expect(faultsOf('api/test/people.ts', 'provenNow')).toEqual([]);
});
