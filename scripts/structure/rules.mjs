// The rules of the house; each finding is `{ path, rule, advice }`.
import { basename } from 'node:path';
import { findAddressFaults } from './addresses.mjs';
import { findCapFaults } from './caps.mjs';
import { findCitationFaults } from './citations.mjs';
import { findColourFaults } from './colours/colours.mjs';
import { findContractFaults } from './contracts.mjs';
import { findConversionFaults } from './conversions.mjs';
import { findNameFaults, findTableFaults, judgeImport } from './directions.mjs';
import { findDoorFaults } from './doors.mjs';
import { findCycles } from './graph/cycles.mjs';
import { findLinkFaults } from './links.mjs';
import { findMoneyFaults } from './money.mjs';
import { findOverlayFaults } from './overlays.mjs';
import { findPageFaults } from './pages.mjs';
import { findProcessStateFaults } from './process-state.mjs';
import { findProofFaults } from './proofs.mjs';
import { findReadFaults } from './reads.mjs';
import { findRoomFaults } from './rooms.mjs';
import { findSignalFaults } from './signal.mjs';
import { findTransactionFaults } from './transactions.mjs';
import { findBareTextFaults } from './words/bare-texts.mjs';
import { findWordFaults } from './words/words.mjs';
import { contractIndex, house, isTest, zoneOf } from './zones.mjs';

const longest = { source: 250, test: 300 };
/** Tools load these by their default export. */
const toolConfig =
  /(^|\/)((vite|vite(?:\.server|\.api|\.process)|vitest|playwright)\.config|e2e\/global-teardown)\.ts$/;

/** `documents`: what comments and pages may cite, and the pages; `tables`: what may import what. */
export function findFaults(modules, documents, tables = house) {
  return [
    ...modules.flatMap((module) => [...ofPlace(module, tables), ...ofImports(module, tables)]),
    ...ofCycles(modules),
    ...findAddressFaults(modules),
    ...findNameFaults(modules),
    ...findRoomFaults(modules),
    ...findReadFaults(modules),
    ...findLinkFaults(modules),
    ...findDoorFaults(modules),
    ...findTableFaults(modules, tables),
    ...findCitationFaults(modules, documents),
    ...findPageFaults(documents.pages, modules, documents.holds),
    ...findTransactionFaults(modules),
    ...findCapFaults(modules),
    ...findProcessStateFaults(modules),
    ...findProofFaults(modules),
    ...findConversionFaults(modules),
    ...findMoneyFaults(modules),
    ...findColourFaults(modules),
    ...findSignalFaults(modules),
    ...findOverlayFaults(modules),
    ...findWordFaults(modules),
    ...findBareTextFaults(modules),
    ...findContractFaults(modules),
  ];
}

function ofPlace({ path, lines, defaultExport, barrel }, tables) {
  const faults = [];
  const fault = (rule, advice) => faults.push({ path, rule, advice });
  const most = isTest(path) ? longest.test : longest.source;
  if (lines > most) fault('length', `${lines} lines, ${most} at most; split it by noun`);
  const vague = path.split('/').find((part) => isVague(part.replace(/\..*$/, '')));
  if (vague) fault('name', `"${vague}" says nothing of its content; name it after the noun it is about`);
  if (/^index\.\w+$/.test(basename(path)) && path !== contractIndex) {
    fault('barrel', 'no index files; import the module that holds the piece');
  } else if (barrel && path !== contractIndex) {
    fault('barrel', 'this file only passes on other modules; import them where they are');
  }
  if (path.endsWith('.ts') && !/^[a-z0-9]+([-.][a-z0-9]+)*\.ts$/.test(basename(path))) {
    fault('name', 'files are kebab-case.ts; only components are PascalCase.tsx');
  }
  if (path.endsWith('.tsx') && !/^([A-Z][A-Za-z0-9]*|[a-z0-9]+(-[a-z0-9]+)*)(\.test)?\.tsx$/.test(basename(path))) {
    fault('name', 'components are PascalCase.tsx');
  }
  if (defaultExport && !toolConfig.test(path)) fault('default export', 'export it by name');
  const { side, layer } = zoneOf(path, tables);
  if (layer === undefined) {
    const known = tables.layers[side].flat().join(', ');
    fault('place', `${side}/src holds ${known}; move it into the one it belongs to, or give it a rank in zones.mjs`);
  }
  return faults;
}

function isVague(name) {
  return /^(.+-)?(utils?|helpers?)$|^(types?|constants?|common|misc)$/i.test(name);
}

function ofImports({ path, imports }, tables) {
  return imports.flatMap(({ specifier, target, typeOnly }) => {
    if (target === undefined) {
      return [{ path, rule: 'import', advice: `"${specifier}" is not there; write the path with its extension` }];
    }
    const advice =
      target === null ? judgePackage(path, specifier, tables) : judgeImport(path, target, { typeOnly }, tables);
    return advice ? [{ path, rule: 'direction', advice: `"${specifier}": ${advice}` }] : [];
  });
}

function judgePackage(path, specifier, tables) {
  const { side, layer } = zoneOf(path, tables);
  if (side !== 'shared' || layer === 'test' || specifier === 'zod' || specifier.startsWith('@zxcvbn-ts/')) {
    return undefined;
  }
  return 'shared imports only zod, zxcvbn-ts and itself; pass the value in, or move this to api or web';
}

function ofCycles(modules) {
  return findCycles(modules).map((cycle) => ({
    path: cycle[0],
    rule: 'cycle',
    advice: `${[...cycle, cycle[0]].join(' → ')}; move what both need into a module that imports neither`,
  }));
}
