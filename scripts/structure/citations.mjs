// Checks that the ids and pages cited in modules and pages exist.
const id = /\b[A-Z]{2,}-\d+\b/g;
const idsAfterRule = /\brules? ((?:[A-Z]{2,}-\d+\b(?:, | and | or |, and |, or )?)+)/g;
const documentPath = /\bdocs\/[\w./-]+\.md\b/g;
/** The file names of examples, which do not exist. */
const invented = /^scripts\/.*\.test\.mjs$/;

/** Returns the citations without a target. `files` are all modules and pages; a rule is `**ABC-1**` in docs/product. */
export function findCitationFaults(files, holds) {
  const borne = files
    .filter(({ path }) => path.startsWith('docs/product/'))
    .flatMap(({ path, text }) => [...text.matchAll(/\*\*([A-Z]{2,}-\d+)\*\*/g)].map(([, rule]) => ({ rule, path })));
  const rules = new Set(borne.map(({ rule }) => rule));
  const prefixes = new Set([...rules].map(prefixOf));
  const gone = files
    .filter(({ path }) => !invented.test(path))
    .flatMap(({ path, text }) => {
      const line = path.endsWith('.md') ? withoutLinks(text) : text.replaceAll(/\s+(\/\/|\*)?\s*/g, ' ');
      const cited = [
        ...[...line.matchAll(idsAfterRule)].flatMap(([, list]) => list.match(id)),
        // no rule has the prefix of an algorithm (SHA-256)
        ...(line.match(id) ?? []).filter((name) => prefixes.has(prefixOf(name))),
      ];
      const advice = [
        ...cited.filter((name) => !rules.has(name)).map((name) => `no **${name}** in docs/product`),
        ...(line.match(documentPath) ?? []).filter((page) => !holds(page)).map((page) => `${page} is not there`),
      ];
      return [...new Set(advice)].map((text) => ({ path, rule: 'citation', advice: text }));
    });
  const twice = borne.filter(({ rule }, at) => borne.findIndex((first) => first.rule === rule) < at);
  return [
    ...gone,
    ...twice.map(({ rule, path }) => {
      return {
        path,
        rule: 'citation',
        advice: `**${rule}** is another rule already: give this one a number of its own`,
      };
    }),
  ];
}

/** Returns a page as one line without its link targets, which another check tests. */
function withoutLinks(text) {
  return text.replaceAll(/\]\([^)]*\)/g, ']').replaceAll(/\s+/g, ' ');
}

function prefixOf(name) {
  return name.split('-')[0];
}
