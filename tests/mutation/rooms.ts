/** A room of pure functions. Globs. */
export type Room = {
  /** What is mutated. */
  readonly files: readonly string[]
  /** Types and lists of words among them. */
  readonly without: readonly string[]
  /** The tests that must notice. */
  readonly tests: readonly string[]
  /** Of those, the ones that only test other processes: they run code that is never changed. */
  readonly apart?: readonly string[]
  /** Whether its tests need the run's PostgreSQL. */
  readonly needsDatabase?: true
}

/** How many mutants came to an end, by Stryker's names of the ends. */
export type Counts = Record<string, number>

export type Manner = {
  /** Globs of the only files to change; null for all of the room. */
  readonly only: readonly string[] | null
  readonly isSample: boolean
  /** Whether other tests than the room's run. */
  readonly hasOwnTests: boolean
  readonly concurrency: number
  /** Whether constants of modules are changed, too. */
  readonly withStatic: boolean
}

/** What tests/tools/stryker.ts exports as `mutateRoom`. */
export type MutateRoom = (name: string, room: Room, manner: Manner) => Promise<Counts>

/** The environment variable that names the room to the tests' configuration, which Vitest loads by itself. */
export const ROOM = 'MUTATED_ROOM'
/** Names the only tests to run, comma-separated; all of the room by default. */
export const TESTS = 'MUTATED_TESTS'

/**
 * The tests of a room of pure functions are those beside it: what only a journey or the server's tests notice is a
 * survivor there. Sagas and services have only journeys and the server's tests.
 */
export const ROOMS: Readonly<Record<string, Room>> = {
  rules: {
    files: ['server/rules/**/*.ts'],
    without: ['!server/rules/{customer-record,lead-row,notices,shelf}.ts'],
    tests: ['server/rules/**/*.test.ts'],
  },
  lib: {
    files: ['src/lib/**/*.ts'],
    without: ['!src/lib/{not-names,storage-keys}.ts'],
    tests: ['src/lib/**/*.test.ts'],
  },
  funnel: {
    files: ['src/funnel/**/*.ts'],
    without: ['!src/funnel/{types,field-types,order-types}.ts', '!src/funnel/journeys/*/journey.ts'],
    tests: ['src/funnel/**/*.test.ts'],
  },
  understanding: {
    files: ['src/understanding/**/*.ts'],
    without: [
      '!src/understanding/types.ts',
      '!src/understanding/words/{question-cues,first-names,not-names,surnames}.ts',
    ],
    tests: ['src/understanding/**/*.test.ts', 'tests/tooling/understanding-{commands,corpus}.test.ts'],
  },
  sagas: {
    files: ['src/sagas/**/*.ts'],
    without: [],
    tests: ['src/sagas/**/*.test.ts', 'tests/journeys/**/*.test.ts'],
    needsDatabase: true,
  },
  services: {
    files: ['server/services/**/*.ts'],
    without: [],
    tests: ['tests/server/**/*.test.ts'],
    apart: [
      'tests/server/{crash,embedded,fuzz,imports,listener,processes,releases,shutdown,start,startup}.test.ts',
    ],
    needsDatabase: true,
  },
  // the steps of the order as a visitor goes through them: far slower than the tests beside them
  'funnel-journeys': {
    files: ['src/funnel/**/*.ts'],
    without: ['!src/funnel/{types,field-types,order-types}.ts', '!src/funnel/journeys/*/journey.ts'],
    tests: ['src/funnel/**/*.test.ts', 'tests/journeys/**/*.test.ts'],
    needsDatabase: true,
  },
}
