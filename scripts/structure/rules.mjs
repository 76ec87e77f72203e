// The structure rules; each finding is `{ path, rule, advice }`.
import { basename } from 'node:path';
import { findCycles } from './cycles.mjs';
import { judgeImport, zoneOf } from './zones.mjs';

const longest = 300;
const toolConfig = /(^|\/)(vite|vitest|playwright)\.config\.ts$/;
/**
 * Services of API features, which may re-export reads of their repository: other features use them as the entry point.
 */
const isDoor = /^api\/src\/features\/.*\bservice\.ts$/;
const contractIndex = 'shared/src/contract/index.ts';

export function findFaults(modules) {
  return [...modules.flatMap((module) => [...ofPlace(module), ...ofImports(module)]), ...ofCycles(modules)];
}

function ofPlace({ path, lines, defaultExport, barrel }) {
  const faults = [];
  const fault = (rule, advice) => faults.push({ path, rule, advice });
  if (lines > longest) fault('length', `${lines} lines, ${longest} at most; split it by noun`);
  const vague = path.split('/').find((part) => isVague(part.replace(/\..*$/, '')));
  if (vague) fault('name', `"${vague}" says nothing of its content; name it after the noun it is about`);
  if (/^index\.\w+$/.test(basename(path)) && path !== contractIndex) {
    fault('barrel', 'no index files; import the module that holds the piece');
  } else if (barrel && path !== contractIndex && !isDoor.test(path)) {
    fault('barrel', 'this file only passes on other modules; import them where they are');
  }
  if (path.endsWith('.ts') && !/^[a-z0-9]+([-.][a-z0-9]+)*\.ts$/.test(basename(path))) {
    fault('name', 'files are kebab-case.ts; only components are PascalCase.tsx');
  }
  if (path.endsWith('.tsx') && !/^([A-Z][A-Za-z0-9]*|[a-z0-9]+(-[a-z0-9]+)*)(\.test)?\.tsx$/.test(basename(path))) {
    fault('name', 'components are PascalCase.tsx');
  }
  if (defaultExport && !toolConfig.test(path)) fault('default export', 'export it by name');
  if (zoneOf(path).layer === undefined) {
    fault('place', 'web/src holds app, features, parts, lib, offline, ui and sw; move it into the one it belongs to');
  }
  return faults;
}

function isVague(name) {
  return /^(.+-)?(utils?|helpers?)$|^(types?|constants?|common|misc)$/i.test(name);
}

function ofImports({ path, imports }) {
  return imports.flatMap(({ specifier, target, typeOnly }) => {
    if (target === undefined) {
      return [{ path, rule: 'import', advice: `"${specifier}" is not there; write the path with its extension` }];
    }
    const advice = target === null ? judgePackage(path, specifier) : judgeImport(path, target, { typeOnly });
    return advice ? [{ path, rule: 'direction', advice: `"${specifier}": ${advice}` }] : [];
  });
}

function judgePackage(path, specifier) {
  const { side, layer } = zoneOf(path);
  if (side !== 'shared' || layer === 'test' || specifier === 'zod') return undefined;
  return 'shared imports only zod and itself; pass the value in, or move this to api or web';
}

function ofCycles(modules) {
  return findCycles(modules).map((cycle) => ({
    path: cycle[0],
    rule: 'cycle',
    advice: `${[...cycle, cycle[0]].join(' → ')}; move what both need into a module that imports neither`,
  }));
}
