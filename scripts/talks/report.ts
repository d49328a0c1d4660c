/** Prints what became of talks: a line for each, and the sums. */
import { KINDS, type Played } from './played.ts'

const NAMES = { askedBack: 'asked back', saidAgain: 'said again', notUnderstood: 'not understood' } as const

const needlessOf = ({ needless }: Played): number => KINDS.reduce((sum, kind) => sum + needless[kind], 0)

function lineOf(played: Played): string {
  const { name, journey, temper, receipt, stuck, error, differences, messages, needless, byForm } = played
  const kinds = KINDS.filter((kind) => needless[kind] > 0).map((kind) => `${NAMES[kind]} ${needless[kind]}`)
  const notes = [
    ...(stuck === undefined ? [] : [`gave up at ${stuck}`]),
    ...(error === undefined ? [] : [error.slice(0, 200)]),
    ...(byForm > 0 ? [`${byForm} by form`] : []),
    ...differences.map(
      ({ step, field, meant, stored }) => `${step}.${field}: meant "${meant}", stored "${stored}"`,
    ),
  ]
  const result = receipt ? (differences.length > 0 ? 'otherwise' : 'as meant') : 'none'
  return [
    name.padEnd(44),
    journey.padEnd(13),
    temper.padEnd(4),
    result.padEnd(10),
    String(messages).padStart(3),
    String(needlessOf(played)).padStart(4),
    `  ${kinds.join(', ')}`,
    ...notes.map((note) => `\n    ${note}`),
  ].join(' ')
}

const sum = (all: readonly Played[], of: (played: Played) => number): number =>
  all.reduce((total, played) => total + of(played), 0)

function sumsOf(title: string, all: readonly Played[]): string {
  const receipts = all.filter(({ receipt }) => receipt)
  const rows: readonly (readonly [string, number])[] = [
    ['talks', all.length],
    ['receipts', receipts.length],
    ['receipts as meant', receipts.filter(({ differences }) => differences.length === 0).length],
    ['stored otherwise than meant (fields)', sum(receipts, ({ differences }) => differences.length)],
    ['messages', sum(all, ({ messages }) => messages)],
    ['needless turns', sum(all, needlessOf)],
    ...KINDS.map((kind) => [`  ${NAMES[kind]}`, sum(all, ({ needless }) => needless[kind])] as const),
    ['asked back with reason', sum(all, ({ askedFairly }) => askedFairly)],
    ['recorded otherwise, then put right or not', sum(all, ({ recordedOtherwise }) => recordedOtherwise)],
    ['answers that took the form', sum(all, ({ byForm }) => byForm)],
    ['remarks in between', sum(all, ({ asides }) => asides.said)],
    ['  not understood', sum(all, ({ asides }) => asides.notUnderstood)],
  ]
  return [title, ...rows.map(([what, count]) => `  ${what.padEnd(44)} ${String(count).padStart(5)}`)].join(
    '\n',
  )
}

export function reportOf(all: readonly Played[]): string {
  const head = `${'talk'.padEnd(44)} ${'journey'.padEnd(13)} ${'temp'} ${'receipt'.padEnd(10)} msg  needless`
  const tempers = [...new Set(all.map(({ temper }) => temper))]
  const parts = tempers.map((temper) =>
    sumsOf(
      temper === 'yes' ? 'who says yes to what is asked back' : 'who goes on instead',
      all.filter((played) => played.temper === temper),
    ),
  )
  return [head, ...all.map(lineOf), '', ...parts, ...(parts.length > 1 ? [sumsOf('all', all)] : [])].join(
    '\n',
  )
}
