/** A room of pure functions. Globs. */
export type Room = {
  /** What is mutated. */
  readonly files: readonly string[]
  /** Types and lists of words among them. */
  readonly without: readonly string[]
  /** The tests that must notice. */
  readonly tests: readonly string[]
}

/** The environment variable that names the room to the tests' configuration, which Vitest loads by itself. */
export const ROOM = 'MUTATED_ROOM'

/** A room's tests are those beside it: what only a journey or the server's tests notice is a survivor here. */
export const ROOMS: Readonly<Record<string, Room>> = {
  rules: {
    files: ['server/rules/**/*.ts'],
    without: ['!server/rules/notices.ts'],
    tests: ['server/rules/**/*.test.ts'],
  },
  lib: {
    files: ['src/lib/**/*.ts'],
    without: ['!src/lib/{not-names,storage-keys}.ts'],
    tests: ['src/lib/**/*.test.ts'],
  },
  funnel: {
    files: ['src/funnel/**/*.ts'],
    without: ['!src/funnel/{types,field-types}.ts', '!src/funnel/journeys/*.ts'],
    tests: ['src/funnel/**/*.test.ts'],
  },
  understanding: {
    files: ['src/understanding/**/*.ts'],
    without: [
      '!src/understanding/types.ts',
      '!src/understanding/words/{cues,first-names,not-names,surnames}.ts',
    ],
    tests: ['src/understanding/**/*.test.ts', 'tests/tooling/understanding{,-commands}.test.ts'],
  },
}
