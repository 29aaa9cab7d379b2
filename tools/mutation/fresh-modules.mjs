/**
 * Runs before each test file of mutation testing. Workers are reused, because loading the lexicon for every mutant would
 * take most of the time. So that no value computed by another mutant is left, all modules that contain mutants, and
 * all that import them, directly or not, are loaded again. Modules that do not depend on mutated code stay loaded.
 */
const STRYKER_MARK = 'stryMutAct_';
const { evaluatedModules } = globalThis.__vitest_worker__;

const stale = new Set();
const visit = (node) => {
  if (node === undefined || stale.has(node)) return;
  stale.add(node);
  for (const importer of node.importers) visit(evaluatedModules.getModuleById(importer));
};
for (const [id, node] of evaluatedModules.idToModuleMap)
  if (node.meta?.code?.includes(STRYKER_MARK) || /[.]test[.]tsx?$/.test(id)) visit(node);

for (const node of stale) {
  node.promise = undefined;
  node.exports = undefined;
  node.evaluated = false;
}
