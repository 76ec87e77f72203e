import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { faqSections } from '@tero/shared/content/faq';
import type { Promised } from '@tero/shared/content/promised';
import { trueOfAll } from '@tero/shared/content/true-of-all';
import { unsaid } from '@tero/shared/content/unsaid';
import { expect, test } from 'vitest';
import { registerBenefits } from '../../accounts/registration/RegisterProviderPage.tsx';
import { steps as homeSteps } from '../../home/HowItWorks.tsx';
import { reasons } from '../../home/WhyTero.tsx';
import { planBenefits } from '../../subscriptions/plan.ts';
import { searchOrder } from '../SearchOrderPage.tsx';
import { facts, values } from './about.ts';
import { guides } from './guides.ts';
import { clientSteps, providerSteps } from './how-it-works.ts';
import { planTools } from './plan-tools.ts';
import { benefitQuestions, providerBenefits } from './provider-benefits.ts';
import { webinars } from './webinars.ts';

const root = join(import.meta.dirname, '../../../../..');
const pages = join(root, 'docs/product');
const rules = new Set(
  readdirSync(pages).flatMap((page) =>
    [...readFileSync(join(pages, page), 'utf8').matchAll(/^- \*\*([A-Z]+-\d+)\*\*/gm)].map(([, id = '']) => id),
  ),
);

/** Every list of promises, by its source. */
const promised: Record<string, readonly Promised[]> = {
  plan: planBenefits,
  tools: planTools,
  benefits: providerBenefits,
  registration: registerBenefits,
  'questions of the benefits': benefitQuestions,
  'reasons at home': reasons,
  'steps at home': homeSteps,
  'steps of clients': clientSteps,
  'steps of providers': providerSteps,
  help: faqSections(unsaid, 1).flatMap(({ questions }) => questions),
  guides,
  webinars,
  values,
  facts,
  'order of results': searchOrder,
  'true of all': trueOfAll,
};

test.each(Object.entries(promised))('each promise of %s has its rule in docs/product (rule SUPP-94)', (_name, list) => {
  expect(rules.size).toBeGreaterThan(300);
  expect(list.length).toBeGreaterThan(0);
  const unknown = list.filter(({ rule }) => {
    const ids = [rule].flat();
    return ids.length === 0 || ids.some((id) => !rules.has(id));
  });
  expect(unknown).toEqual([]);
});

/** Words that no list may say, because nobody checks them, or no fact supports them. */
const tooMuch = /clientes reales|revisa (la|tu) cédula|revisa tu identidad|dentro de las 24 horas/i;

test('no promise says more than its rule', () => {
  const texts = Object.values(promised).flatMap((list) => list.map((one) => JSON.stringify(one)));
  expect(texts.filter((text) => tooMuch.test(text))).toEqual([]);
});

test('what the plan brings beside publishing is explained once, where its link leads', () => {
  const ids = faqSections(unsaid, 0).flatMap(({ id, questions }) =>
    questions.map((one) => `/help?tab=${id}#${one.id}`),
  );
  expect(ids).toEqual(expect.arrayContaining(planTools.map(({ link }) => link.to)));
  expect(new Set(planTools.map(({ link }) => link.to)).size).toBe(planTools.length);
});

test('the price stands once in the FAQ, and the old reading as what nobody is charged (rule MONEY-8)', () => {
  const [, , providers] = faqSections(unsaid, 0);
  const texts = (providers?.questions ?? []).map(({ answer, notice }) => [...answer, notice ?? ''].join(' '));
  expect(texts.filter((text) => text.includes('$890 por mes'))).toHaveLength(1);
  expect(texts.filter((text) => text.includes('19.99 USD'))).toEqual([
    expect.stringContaining('«19.99 USD por mes»: ese precio no se cobra.'),
  ]);
  const early = (seats: number) => JSON.stringify(faqSections(unsaid, seats)).includes('acceso-anticipado');
  expect([early(0), early(1)]).toEqual([false, true]);
});

test('nobody asks only content clients for a review (rule REV-101)', async () => {
  const { templates } = await import('./templates.ts');
  for (const { text } of templates) expect(text).not.toMatch(/quedaste conforme|contame a mí primero/i);
});
