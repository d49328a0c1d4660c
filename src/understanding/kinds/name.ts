/** The visitor's full name, and that of the visitor's mother. */
import type { Step } from '../../funnel/step-and-journey-types.ts'
import { parseMotherName, parseName } from '../../lib/person-name.ts'
import * as data from '../data/person-words.ts'
import { lowerCase } from '../../lib/text.ts'
import type { Message, Span } from '../message.ts'
import { namesIn, type NameRun } from '../names.ts'
import type { Situation } from '../reading.ts'
import { anyOf, isPlain, wordsOf } from '../word-patterns.ts'
import type { Found, Kind } from './kind.ts'

const OWN = anyOf(data.OWN_NAME)
const VISITOR = anyOf(data.VISITOR_NAME)
const MOTHER = anyOf(data.MOTHER)
const HOLDER = anyOf('titular')
const IN_NAME_OF = anyOf(data.IN_NAME_OF)
const NICKNAME = anyOf(data.NICKNAME)
const SELF = /(?:eu(?: mesm[oa])? sou|me chamo|meu nome(?: e|,)) $/
const OTHERS = anyOf(data.OTHERS)
const OF_HOLDER = /^,? nasc[a-z]+ .*[^a-z]mae /
const PLACES = anyOf(data.PLACES)
const HELPERS = anyOf(data.HELPERS)
/** What the name of another one is told with, at the mother's question. */
const OF_VISITOR = /(?:^|[^a-z])(?:meu nome|me chamo)[^,]*$/
/** Letters that are told one by one: 'J-o-s-é, S i l v a'. */
const SPELLED = /(?<![\p{L}\d])(?:\p{L}[ .-]{1,2}){2,}\p{L}(?![\p{L}\d])/gu

const TWO_CAPITALS = /^\p{Lu}\p{Ll}+(?: d[aeo]s?)? \p{Lu}\p{Ll}/u
/** Words in lower case behind a name, to the end: 'raimunda nonata do espirito santo'. */
const MORE = /^(?: (?:d[aeo]s? )?[a-z]{4,}){1,2}\W*$/

type Which = 'name' | 'mother'
/** Makes a name of what was typed: the values of the step, a first name whose surname is missing, or nothing. */
type NameOf = (text: string) => Pick<Found, 'values' | 'why'> | null

export const name: Kind = kindOf('name')
export const mother: Kind = kindOf('mother')

function kindOf(kind: Which): Kind {
  return {
    kind,
    find(message, situation, step) {
      const isOpen = situation.step === step.id
      const nameOf = readerOf(kind, step)
      const runs = namesIn(message).filter((run) => !PLACES.test(before(message, run).slice(-24)))
      const led = runs.filter((run) => leadOf(message, run, kind, isOpen) === 'own')
      if (!isOpen) return led.flatMap((run) => namedElsewhere(message, run, nameOf))
      const joined = joinedWithDoubt(message, runs, situation, step, nameOf)
      if (joined) return [joined]
      const others = runs.filter((run) => leadOf(message, run, kind, isOpen) === null)
      const candidates = withoutAgain(led.length > 0 ? led : others)
      const turned = led.length > 0 ? null : surnameFirst(message, candidates, nameOf)
      if (turned) return [turned]
      const found = candidates.flatMap((run) => nameIn(message, run, led.length > 0, nameOf) ?? [])
      const whole = found.filter(({ why }) => why === undefined)
      if (whole.length > 0) return whole
      return found.length > 0 ? found.slice(0, 1) : spelled(message, nameOf)
    },
  }
}

function readerOf(kind: Which, { fields }: Step): NameOf {
  const field = fields.find(({ said }) => said === kind)?.name ?? ''
  const parse = kind === 'mother' ? parseMotherName : parseName
  return (text) => {
    const parsed = parse(text)
    if ('value' in parsed) return { values: { [field]: parsed.value } }
    if (parsed.problem !== 'nome-sobrenome') return null
    const withSurname = parseName(`${text} X`)
    return 'value' in withSurname
      ? { values: { [field]: withSurname.value.slice(0, -2) }, why: 'surname' }
      : null
  }
}

const before = ({ said }: Message, { from }: Span) =>
  said.slice(Math.max(0, from - 40), from).replace(/^.*[.;!?\n]/s, '')

/** Takes a sure name with its surname where another question is open, and proposes that of another holder in part. */
function namedElsewhere(message: Message, run: NameRun, nameOf: NameOf): readonly Found[] {
  const told = run.sure > 0 || TWO_CAPITALS.test(run.text) ? nameOf(run.text) : null
  const isHolder = HOLDER.test(before(message, run))
  return told && (told.why === undefined || isHolder)
    ? [{ from: run.from, to: run.to, isOwn: true, ...told }]
    : []
}

/** Whose name the words before it announce: the one asked for, another one, or nobody's. */
function leadOf(message: Message, run: NameRun, kind: Which, isOpen: boolean): 'own' | 'other' | null {
  const lead = before(message, run)
  const near = lead.slice(-28)
  if (NICKNAME.test(near) || HELPERS.test(near)) return 'other'
  // 'Rosa é minha mãe, eu sou Flora'
  const isOfMother = MOTHER.test(lead) && !IN_NAME_OF.test(lead) && !SELF.test(lead)
  if (kind === 'mother') return isOfMother ? 'own' : OF_VISITOR.test(lead) ? 'other' : null
  if (isOfMother) return 'other'
  if ((isOpen ? OWN : VISITOR).test(near)) return 'own'
  // what is told of a holder begins with the name: 'Beto Reis, nasci 03/03/1988, mãe Ivete Reis'
  if (!isOpen && OF_HOLDER.test(message.said.slice(run.to))) return 'own'
  return OTHERS.test(near) && !isOpen ? 'other' : null
}

/** Takes words for a name that no list has only where nothing else can be meant. */
function nameIn(message: Message, run: NameRun, isLed: boolean, nameOf: NameOf): Found | null {
  const isWhole = isLed || isAllOf(message, run)
  const areCapitals = (run.text.match(/(?<!\p{L})\p{Lu}\p{Ll}+/gu)?.length ?? 0) > 1
  const told = run.sure > 0 || isWhole || areCapitals ? nameOf(run.text) : null
  if (!told || (told.why === 'surname' && run.sure + run.maybe === 0 && !isLed)) return null
  const rest = run.from === 0 && run.sure > 0 ? message.said.slice(run.to) : ''
  const isMore = MORE.test(rest) && !wordsOf(rest).some((word) => word.length > 2 && isPlain(word))
  const whole = isMore ? nameOf(message.raw) : null
  if (whole) return { from: 0, to: message.said.length, ...whole, why: 'guess' }
  const isKnown = run.sure > 0 || (isWhole && areCapitals) || (run.maybe > 1 && run.unknown === 0)
  return { from: run.from, to: run.to, ...(isKnown ? {} : { why: 'guess' }), ...told }
}

/** Leaves out names that are told again in full: 'Rosane de Sá Freire, dona Rosane'. */
function withoutAgain(runs: readonly NameRun[]): readonly NameRun[] {
  const words = ({ text }: NameRun) => lowerCase(text).split(' ')
  const isPart = (run: NameRun, whole: NameRun) =>
    words(whole)[0] === words(run)[0] && words(whole).length > words(run).length
  return runs.filter((run) => !runs.some((whole) => isPart(run, whole)))
}

/** Whether nothing else stands in the message but what changes nothing. */
const isAllOf = ({ said }: Message, { from, to }: Span) =>
  wordsOf(`${said.slice(0, from)} ${said.slice(to)}`).every(
    (word) => isPlain(word) || /^(?:e|nome|chamo|sou|completo|my)$/.test(word),
  )

/** Joins a surname with the first name that was told before. */
function joinedWithDoubt(
  { raw }: Message,
  [run]: readonly NameRun[],
  { doubt }: Situation,
  step: Step,
  nameOf: NameOf,
): Found | null {
  if (doubt?.step !== step.id || doubt.why !== 'surname' || !run) return null
  const [first = ''] = Object.values(doubt.values)
  const isAgain = lowerCase(run.text).startsWith(lowerCase(first))
  const particle = /(?:^|\s)(?:d[aeo]s?|e) $/i.exec(raw.slice(0, run.from))?.[0].trimStart() ?? ''
  const told = nameOf(isAgain ? run.text : `${first} ${particle}${run.text}`)
  return told && told.why === undefined ? { from: run.from, to: run.to, values: told.values } : null
}

/** Turns 'Dias Nunes, Iolanda' round. */
function surnameFirst({ said }: Message, runs: readonly NameRun[], nameOf: NameOf): Found | null {
  const [surname, first, more] = runs
  if (!surname || !first?.sure || more || !/^,\s*$/.test(said.slice(surname.to, first.from))) return null
  if (/\s/.test(first.text) && /\s/.test(surname.text)) return null
  const isAll = wordsOf(`${said.slice(0, surname.from)} ${said.slice(first.to)}`).every(isPlain)
  const told = isAll ? nameOf(`${first.text} ${surname.text}`) : null
  return told && { from: surname.from, to: first.to, values: told.values, why: 'guess' }
}

function spelled({ raw }: Message, nameOf: NameOf): readonly Found[] {
  const parts = [...raw.matchAll(SPELLED)]
  const [first, last] = [parts[0], parts.at(-1)]
  const told = nameOf(parts.map(({ 0: letters }) => letters.replace(/[ .-]/g, '')).join(' '))
  if (!first || !last || !told) return []
  return [{ from: first.index, to: last.index + last[0].length, why: 'guess', ...told }]
}
