/** Finds numbers of many digits, however they are grouped: '5 3 9, 7 1', '01310 - 100', 'O1310-1OO'. */
import type { Message, Span } from './message.ts'

export interface Digits extends Span {
  readonly digits: string
  /** Whether a letter stands for a digit. */
  readonly hasLetters: boolean
  /** Whether a word or a comma stands between their parts, so that they may be two numbers. */
  readonly hasJoint: boolean
}

/** Digits in which letters stand for some: 'O131O-1OO'. */
const LETTERED = /(?<![a-z\d])(?=[a-z./-]*\d)[\dol](?:[./-]?[\dol]){4,20}(?![a-z\d])/g
const TIGHT = /^(?:[./-]|\) ?|\)?-)$/
const LOOSE = /^[ .()/-]{1,4}$/
/** A comma, or words between the parts of a number: '76820 e depois 378', 'e o final é 4'. */
const WORDS = 'e|o|os|a|depois|final|termina em|dig|digito|digitos|dv|ultimos?|com|ddd|numero|eh|traco'
const JOINT = new RegExp(`^,? (?:(?:${WORDS}) )*$`)
const DATE = /^\d{1,2}([/.-])\d{1,2}\1(?:19|20)\d\d$/

interface Atom extends Span {
  readonly digits: string
  /** What joins it to the next. */
  readonly gap: 'tight' | 'loose' | 'joint' | 'none'
}

const gapOf = (between: string): Atom['gap'] =>
  TIGHT.test(between) ? 'tight' : LOOSE.test(between) ? 'loose' : JOINT.test(between) ? 'joint' : 'none'

/** Nobody tells more numbers in a message. */
const MOST = 48

const known = new WeakMap<Message, { readonly plain: string; readonly atoms: readonly Atom[] }>()

/** The digits of a message with letters that stand for some replaced, and its numbers as they are written. */
function atomsOf(message: Message) {
  const before = known.get(message)
  if (before) return before
  const plain = message.said.replace(LETTERED, (all) => all.replace(/o/g, '0').replace(/l/g, '1'))
  const places = [...plain.matchAll(/\d+/g)].slice(0, MOST)
  const atoms = places.map(({ 0: digits, index }, at): Atom => {
    const to = index + digits.length
    const next = places[at + 1]
    return { digits, from: index, to, gap: next ? gapOf(plain.slice(to, next.index)) : 'none' }
  })
  known.set(message, { plain, atoms })
  return { plain, atoms }
}

/**
 * Returns the numbers whose digits fit, best first: those that stand together, those that are a whole row of digits,
 * then parts of such a row.
 */
export function digitsIn(message: Message, fits: (digits: string) => boolean, most = 15): readonly Digits[] {
  const { said } = message
  const { plain, atoms } = atomsOf(message)
  const found: (Digits & { readonly rank: number })[] = []
  for (let first = 0; first < atoms.length; first += 1) {
    const before = atoms[first - 1]?.gap ?? 'none'
    if (before === 'tight' || isDecimal(plain, atoms[first]?.from)) continue
    let digits = ''
    const gaps = new Set<Atom['gap']>()
    for (let last = first; last < atoms.length && digits.length <= most; last += 1) {
      const { from = 0 } = atoms[first] ?? {}
      const { to = 0, gap = 'none', digits: more = '' } = atoms[last] ?? {}
      digits += more
      const typed = plain.slice(from, to)
      if (gap !== 'tight' && fits(digits) && !DATE.test(typed)) {
        const isTight = !gaps.has('loose') && !gaps.has('joint')
        const hasLetters = typed !== said.slice(from, to)
        const rank = isTight ? 0 : before === 'none' && gap === 'none' ? 1 : 2
        found.push({ digits, from, to, hasLetters, hasJoint: gaps.has('joint'), rank })
      }
      if (gap === 'none') break
      gaps.add(gap)
    }
  }
  const kept: Digits[] = []
  for (const each of found.toSorted((one, other) => one.rank - other.rank))
    if (kept.every((other) => other.to <= each.from || each.to <= other.from)) kept.push(each)
  return kept.toSorted((one, other) => one.from - other.from)
}

/** Whether what begins at an index are the cents of a price: '49,90'. */
const isDecimal = (plain: string, at = 0): boolean => /^\d[.,]$/.test(plain.slice(Math.max(0, at - 2), at))
