/** Formats the results of `npm run conformance` as text. */
import { PROBED_JOURNEYS, type CallResult } from './call-types.ts'
import type { JourneyVerdict } from './check-all-calls.ts'

const MARKS: Readonly<Record<CallResult['state'], string>> = {
  good: 'good   ',
  lacking: 'lacks  ',
  failed: 'FAILED ',
  unknown: 'unknown',
}

function linesOf({ name, state, notes, loses }: CallResult): string[] {
  if (state === 'good') return [`${MARKS.good} ${name}`]
  if (state === 'unknown') return [`${MARKS.unknown} ${name}: ${notes.map(({ what }) => what).join('; ')}`]
  const details = notes.map(({ what, costs }) => `          ${what}${costs && `: ${costs}`}`)
  const loss = state === 'failed' ? [`          A visitor: ${loses}.`] : []
  return [`${MARKS[state]} ${name}`, ...details, ...loss]
}

function verdictOf({ journey, canFinish, because }: JourneyVerdict): string {
  const what = PROBED_JOURNEYS[journey]
  if (canFinish === 'yes') return `yes     ${what}`
  return `${canFinish === 'no' ? 'NO     ' : 'unknown'} ${what}: ${because.join(', ')}`
}

export const report = (
  base: string,
  seen: readonly CallResult[],
  verdicts: readonly JourneyVerdict[],
): string =>
  [
    `The calls of ${base}:`,
    '',
    ...seen.flatMap(linesOf),
    '',
    'What can be finished, by what was seen:',
    '',
    ...verdicts.map(verdictOf),
    '',
    'What only our own server has is listed in docs/connect-a-backend.md.',
    '',
  ].join('\n')
