/**
 * Lists which folders each folder may import from, and other limits on imports. The lint rule in `architecture.ts`
 * enforces them; `tests/tooling/architecture.test.ts` checks that every forbidden import is rejected.
 */

/** Folders below `src` that most others use. */
const shared = ['contract', 'funnel', 'content', 'lib'] as const
/** The other folders below `src`. */
const source = [
  'campaigns',
  'edition',
  'api',
  'store',
  'sagas',
  'ui',
  'questions',
  'pages',
  'understanding',
  'conversation',
  'starter-template',
  'site',
  'desk',
  'scriptless-pages',
  'app',
] as const

/** Folders of the project: those below `src`, and top-level ones. */
export const folders = [...shared, ...source, 'server', 'tests', 'scripts', 'bench', 'rigs'] as const

export type Folder = (typeof folders)[number]

type Row = {
  readonly values: readonly Folder[]
  /** Folders from which only types may be imported. */
  readonly types?: readonly Folder[]
}

/** What each folder may import besides itself. */
export const allowedImports: Readonly<Record<Folder, Row>> = {
  lib: { values: [] },
  contract: { values: ['lib'] },
  content: { values: ['lib'], types: ['contract', 'funnel'] },
  funnel: { values: ['campaigns', 'contract', 'lib'] },
  campaigns: { values: [], types: ['contract'] },
  // read by the server alone: each page contains what its browser needs
  edition: { values: ['campaigns', 'content', 'lib'], types: ['contract', 'funnel'] },
  api: { values: ['contract', 'lib'] },
  store: { values: ['funnel', 'contract', 'lib'] },
  sagas: { values: ['store', 'funnel', 'api', 'contract', 'lib'], types: ['campaigns'] },
  ui: { values: ['campaigns', 'content', 'lib'] },
  questions: { values: ['ui', 'store', 'funnel', 'content', 'lib'], types: ['contract'] },
  pages: {
    values: ['questions', 'ui', 'store', 'funnel', 'campaigns', 'content', 'lib'],
    types: ['contract'],
  },
  understanding: { values: ['funnel', 'content', 'contract', 'lib'] },
  conversation: {
    values: ['understanding', 'questions', 'ui', 'store', 'funnel', 'content', 'lib'],
    types: ['contract'],
  },
  'starter-template': { values: ['conversation', 'questions', 'ui', 'store', 'funnel', 'content', 'lib'] },
  site: { values: ['funnel', 'campaigns', 'content', 'lib'] },
  // rendered only by the server, for the operator's staff
  // its pages get what they load from the server, and know its types
  desk: { values: ['ui', 'funnel', 'edition', 'content', 'contract', 'lib'], types: ['server'] },
  'scriptless-pages': { values: ['ui', 'content', 'contract', 'lib'], types: ['campaigns'] },
  app: {
    values: [
      ...shared,
      'campaigns',
      'api',
      'store',
      'sagas',
      'ui',
      'questions',
      'pages',
      'understanding',
      'conversation',
      'starter-template',
      'site',
    ],
  },
  server: {
    values: [...shared, 'campaigns', 'edition', 'site', 'understanding'],
    types: ['scriptless-pages', 'app'],
  },
  tests: { values: [...shared, ...source, 'server', 'scripts', 'bench', 'rigs'] },
  scripts: { values: [...shared, ...source, 'server'] },
  bench: { values: ['scripts', 'server', 'edition', 'site', 'understanding'] },
  rigs: { values: [...shared, ...source, 'server', 'scripts', 'bench', 'tests'] },
}

/**
 * Types of the data that pages without scripts show, without React. The server's rules, services and repositories import
 * only these of the folders with pages; the pages of the desk know the server's types instead, and the server none of theirs.
 */
export const pageDataTypes = /^src\/scriptless-pages\/page-data-types\.ts$/

/** Packages that a folder must not use, so that order logic is independent of the UI, and views of sagas. */
export const forbiddenPackages: Partial<Record<Folder, readonly string[]>> = {
  lib: [
    'react',
    'react-dom',
    'react-redux',
    'react-router',
    '@reduxjs/toolkit',
    'redux-saga',
    'typed-redux-saga',
  ],
  contract: ['react', 'react-dom', 'react-redux', 'react-router', '@reduxjs/toolkit', 'redux-saga', 'zod'],
  content: ['react', 'react-dom', 'react-redux', 'react-router', '@reduxjs/toolkit', 'redux-saga'],
  funnel: ['react', 'react-dom', 'react-redux', 'react-router', '@reduxjs/toolkit', 'redux-saga', 'zod'],
  api: ['react', 'react-dom', 'react-redux', 'react-router', '@reduxjs/toolkit', 'redux-saga', 'zod'],
  store: ['react', 'react-dom', 'react-router', 'redux-saga', 'typed-redux-saga'],
  sagas: ['react', 'react-dom', 'react-redux', 'react-router'],
  ui: ['react-redux', '@reduxjs/toolkit', 'redux-saga', 'typed-redux-saga'],
  questions: ['redux-saga', 'typed-redux-saga'],
  pages: ['redux-saga', 'typed-redux-saga'],
  understanding: [
    'react',
    'react-dom',
    'react-redux',
    'react-router',
    '@reduxjs/toolkit',
    'redux-saga',
    'zod',
  ],
  conversation: ['redux-saga', 'typed-redux-saga'],
  'starter-template': ['redux-saga', 'typed-redux-saga'],
  server: ['react', 'react-dom', 'react-redux', 'react-router', '@reduxjs/toolkit', 'redux-saga'],
}

/** The only module that imports redux-saga's effects; every other saga imports from here. */
export const effectsModule = 'src/sagas/runtime/effects.ts'

/** Packages that only this module may import. */
export const packagesOfEffectsModule = ['redux-saga/effects', 'typed-redux-saga', 'typed-redux-saga/macro']

/**
 * Modules that read folders: the build replaces them by their results (scripts/build/run-modules-at-build.ts), or
 * browsers do not import them.
 */
export const readsFolders =
  /^src\/(?:site\/load-all-journeys|content\/desk\/collect-step-names-and-option-labels|content\/all-journey-words)\.ts$/

/**
 * The module that resolves all campaigns of an edition. Browsers must not import it: the page contains the settings of its
 * own campaign.
 */
export const notForBrowsers = /^src\/campaigns\/make-campaigns\.ts$/
