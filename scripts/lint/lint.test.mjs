// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are the texts of modules
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../project.mjs';

/** For each plugin of this folder: a path that it checks, code that it reports, and code that it accepts. */
const plugins = {
  badges: {
    at: 'api/src/features/a/view.ts',
    wrong: [
      "const a = { is_verified: row.verification_status === 'approved' };",
      'const a = { id, is_verified };',
      'const a = { is_reviewed: true };',
      "const a = { provider_verified: row.status === 'approved' };",
    ],
    right: [
      'const a = { id, ...badgeOf(row) };',
      'const a = { provider_verified: badge.is_verified, provider_reviewed: card.provider_reviewed };',
      'const { is_verified } = badgeOf(row);',
      'interface A { is_verified: boolean }',
    ],
  },
  browsers: {
    at: 'web/src/common/x/x.ts',
    wrong: [
      'const a = list.toSorted(by);',
      'const a = list?.toReversed();',
      'const a = list.toSpliced(0, 1);',
      'const a = list.with(0, one);',
      'const a = Map.groupBy(list, by);',
      'const { promise } = Promise.withResolvers();',
      'const a = own.isSubsetOf(other);',
      'const a = URL.canParse(text);',
      'const a = AbortSignal.any([one, other]);',
      'const a = new Map().values().map(by);',
      'const a = new Intl.Segmenter();',
      'const a = /(?<=a)b/.test(text);',
      'const a = /(?<!\\p{L})b/giu;',
      "const a = new RegExp('(?<=a)b', 'g');",
      'const a = new RegExp(`(?<!${letter})b`);',
      'const a = String.raw`(?<!\\w)b`;',
      'const a = /(?i:a)b/;',
      'const a = /[\\p{L}--[a-z]]/v;',
      'const a = RegExp.escape(text);',
    ],
    right: [
      'const a = [...list].sort(by);',
      'const a = list.map(by).at(-1);',
      'const a = [...new Map().values()].map(by);',
      'const a = z.union([one, other]);',
      'const a = /(?:a)(?=b)(?!c)(?<name>d)/giu;',
      "const a = new RegExp(`(?:${letter})/v`, 'u');",
      "const a = text.replace(/(^|[^a])b/g, '$1c');",
    ],
  },
  caps: {
    at: 'api/src/features/a/service.ts',
    wrong: [
      'if ((await things.count(trx, id)) >= limits.things) throw 1;',
      'if ((await countFrom(db, ip)) > limits.things * scale) throw 1;',
      'if ((await things.count(db, id)) >= thingLimits.most) throw 1;',
      "const n = await weigh(db, id);\nif (n > 3) throw new AppError('quota_exceeded');",
      "if (await countOf(db)) throw new AppError('too_many_requests', {});",
    ],
    right: [
      'if ((await things.count(held, id)) >= limits.things) throw 1;',
      "const n = await weigh(held, id);\nif (n > 3) throw new AppError('quota_exceeded');",
      'const left = await steps.countRecoveryCodes(db, id);',
    ],
  },
  conversions: {
    at: 'shared/src/contract/a.ts',
    wrong: [
      'const a = (given: unknown) => Number(given);',
      'const ids = given.map(String);',
      'const a = z.string().transform(BigInt);',
      'const page = z.coerce.number().int();',
      'const page = z.preprocess((given) => given, z.number());',
      'const a = z.object({}).refine(check, { when: () => true });',
      'const a = given.toString();',
      'const a = given?.valueOf();',
    ],
    right: [
      'const a = Number.parseInt(text, 10);\nconst b = Number.isInteger(a);\nconst c: Number = a;',
      "const now = new Date(0).toISOString();\nconst name = randomBytes(16).toString('hex');",
      'const a = z.string().transform((text) => text.trim());',
    ],
  },
  doors: {
    at: 'web/src/common/x/X.tsx',
    wrong: [
      "navigate('/register');",
      'const a = <Link to="/login" />;',
      "const a = <Link to={{ pathname: '/login', search }} />;",
      'navigate(`/login?next=1`);',
      "const links = [{ to: '/register?type=provider' }];",
      "navigate(account ? '/' : '/forgot-password');",
    ],
    right: ["entryPath('login', location);", "go('/registered');", 'go(`/a/login`);'],
  },
  letters: {
    at: 'web/src/features/x/words.ts',
    wrong: [
      'const a = name.charAt(0).toUpperCase();',
      'const a = text.trim().substring(0, 80);',
      "const q = (search.get('q') ?? '').slice(0, limits.searchText);",
      'const q = area?.trim().slice(0, limits.shortText - 2);',
      'const a = title.slice(0, thingLimits.title);',
    ],
    right: [
      'const a = beginning(text, limits.shortText);',
      'const some = services.slice(0, limits.inquiryProviders);',
      'const rest = text.slice(from, to);',
    ],
  },
  links: {
    at: 'web/src/features/x/XPage.tsx',
    wrong: [
      'open(`mailto:${email}`);',
      'open(`tel:+${number}`);',
      'open(`/servicios/${id}/review`);',
      'open(`https://wa.me/${number}`);',
      'open(`${config.publicUrl}/reset-password/${token}`);',
      'open(`${path}?token=${token}`);',
    ],
    right: [
      'open(address`/servicios/${id}/review`);',
      'open(addressAt(publicUrl)`/reset-password/${token}`);',
      'open(`${publicUrl}/forgot-password`);',
      'open(`${publicUrl}${path}`);',
      'open(`http://localhost:${port}`);',
      'open(`${count} / ${total}`);',
    ],
  },
  money: {
    at: 'web/src/common/price/A.tsx',
    wrong: [
      'const a = `$${price}`;',
      'const a = `Cuesta $ ${price} por mes`;',
      'const a = `${price} UYU`;',
      "const a = '890 UYU al mes';",
      "const a = 'Cuesta $890';",
      'const a = <b>Vale $890</b>;',
      'const a = <b>${price}</b>;',
      "const a = '$' + price;",
      "const a = new Intl.NumberFormat('es-UY', { style: 'currency', currency: 'UYU' });",
    ],
    right: [
      'const a = formatPesos(price);',
      "const a = 'UYU';",
      'const a = `${label} (UYU)`;',
      "const a = name.replace(/x/, '$1 ');",
      "const a = 'en pesos uruguayos';",
    ],
  },
  overlays: {
    at: 'web/src/features/posts/Lightbox.tsx',
    wrong: [
      "import { Dialog } from 'radix-ui';\nuse(Dialog);",
      'const a = <div aria-modal="true" />;',
      'const a = <ul role="menu" />;',
      'const a = <dialog ref={ref}>Hola</dialog>;',
      'ref.current.showModal();',
      'const a = <div className="fixed inset-0 z-10" />;',
    ],
    right: [
      "import { Tabs } from 'radix-ui';\nuse(Tabs);",
      'import { useBackCloses } from \'./use-back-closes.ts\';\nconst a = <div aria-modal="true" onClick={useBackCloses()} />;',
      'const a = <div className="fixed inset-x-0" />;',
    ],
  },
  proofs: {
    at: 'api/src/features/profile/a.ts',
    wrong: [
      "import { proofOf } from '../accounts/credentials/proof.ts';\nuse(proofOf);",
      "import { type Proof, provenNow } from '../accounts/credentials/proof.ts';\nuse(provenNow);",
      "import * as proof from '../accounts/credentials/proof.ts';\nuse(proof);",
    ],
    right: ["import { type Proof, stillProven } from '../accounts/credentials/proof.ts';\nuse(stillProven);"],
  },
  reads: {
    at: 'web/src/features/x/XPage.tsx',
    wrong: [
      "useQuery({ queryKey: about.key('list'), queryFn: load });",
      'useQuery({ queryKey, queryFn });',
      'client.fetchQuery({ staleTime: 1, ...list() });',
      'client.ensureQueryData(options);',
      'useInfiniteQuery({ select });',
      "client.invalidateQueries({ queryKey: ['awards'] });",
      "client.invalidateQueries({ queryKey: [...about.prefix, 'list'] });",
      'client.removeQueries({ queryKey: [`awards`, id] });',
      "client.setQueryData(['awards'], reply);",
      "client.getQueryData(['awards', id]);",
      "useMutation({ mutationKey: ['awards'], mutationFn });",
      "client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'awards' });",
      "cache.subscribe(({ query }) => 'awards' === query.queryKey[0]);",
    ],
    right: [
      "const list = about.read({ part: 'list', call, cache });",
      'const { data } = useQuery(list(id));',
      'useQuery({ ...list(id), enabled: true });',
      'void queryClient.prefetchQuery({ ...list(id), staleTime: 1 });',
      'client.invalidateQueries({ queryKey: about.prefix, predicate: (query) => !list.has(query) });',
      'client.removeQueries({ queryKey: [...list.prefix, id] });',
      'client.setQueryData(list.key(id), reply);',
      'useMutation({ mutationKey: list.key(id), mutationFn });',
    ],
  },
  signal: {
    at: 'web/e2e/a.spec.ts',
    wrong: ['await context.setOffline(true);', 'await page.context().setOffline(isOut);'],
    right: ['await context.setOffline(false);', 'await goOffline(page);'],
  },
  storage: {
    at: 'web/src/common/x/x.ts',
    wrong: ["localStorage.setItem('a', 'b');", 'const a = window.sessionStorage;', 'const a = [sessionStorage];'],
    right: ["lasting.write('a', 'b');", "const a = 'localStorage';"],
  },
  transactions: {
    at: 'api/src/features/a/service.ts',
    wrong: ['await db.transaction().execute(work);', 'await deps.db.startTransaction().execute();'],
    right: ['file.transaction(work)();'],
  },
};

const examples = Object.entries(plugins).flatMap(([plugin, { at, wrong, right }], of) =>
  [...wrong.map((source) => [source, true]), ...right.map((source) => [source, false])].map(([source, isWrong], nr) => {
    const file = at.replace(/(?=(\.spec)?\.tsx?$)/, `${of}x${nr}`).replace(/[A-Z]\w*\.tsx$/, `X${of}x${nr}.tsx`);
    return { plugin, file, source, isWrong };
  }),
);
const folder = mkdtempSync(join(tmpdir(), 'tero-lint-'));
let found;

/** Checks all examples in one run, under the project's own biome.json. */
beforeAll(async () => {
  cpSync(join(root, 'biome.json'), join(folder, 'biome.json'));
  cpSync(join(root, 'scripts/lint'), join(folder, 'scripts/lint'), { recursive: true });
  for (const { file, source } of examples) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `${source}\n`);
  }
  const given = ['lint', '.', '--vcs-enabled=false', '--reporter=json', '--max-diagnostics=none'];
  const output = await new Promise((done) => {
    const options = { cwd: folder, maxBuffer: 64 * 1024 * 1024 };
    execFile(join(root, 'node_modules/.bin/biome'), given, options, (_, text) => done(text));
  });
  const { diagnostics } = JSON.parse(output);
  found = new Set(diagnostics.filter(({ category }) => category === 'plugin').map(({ location }) => location.path));
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each(examples)('$plugin: $source', ({ file, isWrong }) => expect(found.has(file)).toBe(isWrong));
