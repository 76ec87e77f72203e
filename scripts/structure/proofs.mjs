// Proofs: who may say that somebody has proved who they are. Everybody else takes what these give (rule SES-82).
import { isTest } from './zones.mjs';

const features = 'api/src/features/accounts';
const home = `${features}/credentials/proof.ts`;

/** What compares a secret, and what uses one up or has it verified in the transaction that acts. */
const makers = {
  proofOf: ['service.ts', 'sign-in/service.ts', 'social-sign-in/service.ts', 'two-factor/settings.ts'],
  provenNow: ['social-sign-in/service.ts', 'tokens/tokens.ts'],
};

export function findProofFaults(modules) {
  return modules
    .filter(({ path }) => !isTest(path) && path !== home)
    .flatMap(({ path, imports }) =>
      imports
        .filter(({ target, typeOnly }) => target === home && !typeOnly)
        .flatMap(({ names }) => (names?.length ? names : ['*']))
        .filter((name) => isForeign(name, path))
        .map((name) => ({ path, rule: 'proof', advice: `${name}: ${advice}` })),
    );
}

const advice = 'take a Proof or a Proven from what compares the secret; who makes one is in the table of proofs.mjs';

function isForeign(name, path) {
  if (name === '*') return true;
  return makers[name] !== undefined && !makers[name].some((maker) => path === `${features}/${maker}`);
}
