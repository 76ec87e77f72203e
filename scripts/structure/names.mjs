// Names that an import takes and its module does not give. TypeScript finds them in its files; scripts have no types.

/** Findings for the modules of plain JavaScript, which would otherwise fail only when they run. */
export function findNameFaults(modules) {
  const exportsOf = new Map(modules.map(({ path, exports }) => [path, new Set(exports)]));
  return modules
    .filter(({ path }) => path.endsWith('.mjs'))
    .flatMap(({ path, imports }) =>
      imports.flatMap(({ target, names = [] }) =>
        names
          .filter((name) => exportsOf.has(target) && !exportsOf.get(target).has(name))
          .map((name) => ({ path, rule: 'import', advice: `${target} exports no ${name}; import it where it is` })),
      ),
    );
}
