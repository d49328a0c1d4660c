/** The visitor's full name, and that of the visitor's mother. */
import { parseMotherName, parseName } from '../../lib/person-name.ts'
import type { Step, Values } from '../../funnel/step-and-journey-types.ts'
import { lowerCase } from '../lower-case.ts'
import type { Message, Span } from '../message.ts'
import { messageOf } from '../message.ts'
import { namesIn, type NameRun } from '../names.ts'
import type { Situation } from '../reading.ts'
import { anyOf, isPlain, wordsOf } from '../words.ts'
import type { Found, Kind } from './kind.ts'

const OWN_LEAD = anyOf(`
  meu nome completo, meu nome, nome completo, me chamo, chamo, sou o, sou a, eu sou, aqui e o, aqui e a, my name is, nombre es,
  me llamo, nome do titular, nome, titular, no nome de, em nome de, assino, registrad[oa] como, completo`)
/** Somebody else's contract, or another name of the same person. */
const IN_NAME_OF = anyOf('(?:em|no|pro|para o) nome d[aeo]')
const NICKNAME = anyOf('(?:me|todo mundo|todos) (?:chama|chamam)(?: de)?, conhecid[oa] (?:como|por), apelido')
/** What announces the visitor's name where another question is open. */
const VISITOR = anyOf(
  'meu nome, me chamo, my name is, me llamo, nome do titular, nome:, nome e, nome completo:, titular:',
)
const MOTHER = anyOf(
  'mae, mamae, mainha, genitora, mother, madre, filh[oa] d[ea], nome dela, ela se chama, ela e, a dela, velha',
)
/** Whose names are asked for nowhere, and places called after people. */
const OTHERS = anyOf(`
  pai, marido, esposo, esposa, mulher, namorad[oa], filh[oa], irma, irmao, vizinh[oa], amig[oa], sogr[oa], avo, tia, tio, chefe,
  atendente, vendedor[a]?, indicou, indicacao, falei com, falo com, oi, ola`)
const PLACES = anyOf(`
  rua, r, av, avenida, travessa, tv, praca, alameda, estrada, rodovia, vila, jardim, bairro, edificio, residencial, condominio,
  parque, largo, cidade, escola, hospital, mercado, padaria, moro em, banco, conta no, conta na, loja`)

export const name: Kind = kindOf('name', parseName)
export const mother: Kind = kindOf('mother', parseMotherName)

function kindOf(kind: 'name' | 'mother', parse: typeof parseName): Kind {
  return {
    kind,
    find(message, situation, step) {
      const isOpen = situation.step === step.id
      const named = (value: string): Values => ({ [fieldOf(step, kind)]: value })
      const runs = namesIn(message).filter((run) => !PLACES.test(before(message, run).slice(-24)))
      const ledBy = (run: NameRun) => leadOf(message, run, kind, isOpen)
      const own = runs.filter((run) => ledBy(run) === 'own')
      if (!isOpen) return own.flatMap((run) => (isSure(run) ? foundAt(run, parse, named, true) : []))
      const joined = joinedWithDoubt(runs, situation, step, parse, named)
      if (joined) return joined
      const candidates = withoutAgain(own.length > 0 ? own : runs.filter((run) => ledBy(run) === null))
      const isLed = own.length > 0
      const turned = isLed ? null : surnameFirst(message, candidates, parse, named)
      if (turned) return [turned]
      const found = candidates.flatMap((run) => {
        const isWhole = isLed || isAllOf(message, run)
        if (run.sure === 0 && !isWhole && !areCapitals(run.text)) return []
        const [one] = foundAt(run, parse, named, false)
        if (!one) return []
        // words that no list has are taken for a name only where nothing else can be meant
        const isGuess =
          one.why === undefined &&
          run.sure === 0 &&
          !(isWhole && areCapitals(run.text)) &&
          (run.maybe < 2 || run.unknown > 0)
        const isPart = one.why === 'surname' && run.sure + run.maybe === 0 && !isLed
        return isPart ? [] : [isGuess ? { ...one, why: 'guess' as const } : one]
      })
      const whole = found.filter(({ why }) => why === undefined)
      if (found.length > 0) return whole.length > 0 ? whole : found.slice(0, 1)
      return spelled(message, parse, named)
    },
  }
}

const fieldOf = ({ fields }: Step, kind: 'name' | 'mother') =>
  fields.find(({ said }) => said === kind)?.name ?? ''
const before = ({ said }: Message, { from }: Span) =>
  said
    .slice(Math.max(0, from - 40), from)
    .split(/[.;!?\n]/)
    .at(-1) ?? ''
const isSure = ({ sure, maybe, unknown }: NameRun) => sure > 0 && sure + maybe + unknown > 1

/** Whose name the words before it announce: the one asked for, another one, or nobody's. */
function leadOf(
  message: Message,
  run: NameRun,
  kind: 'name' | 'mother',
  isOpen: boolean,
): 'own' | 'other' | null {
  const lead = before(message, run)
  const near = lead.slice(-28)
  if (NICKNAME.test(near)) return 'other'
  const isOfMother = MOTHER.test(lead) && !IN_NAME_OF.test(lead)
  if (kind === 'mother') {
    if (isOfMother) return 'own'
    return /(?:^|[^a-z])(?:meu nome|me chamo)[^,]*$/.test(lead) ? 'other' : null
  }
  if (isOfMother) return 'other'
  if ((isOpen ? OWN_LEAD : VISITOR).test(near)) return 'own'
  return OTHERS.test(near) && !isOpen ? 'other' : null
}

function foundAt(
  run: NameRun,
  parse: typeof parseName,
  named: (value: string) => Values,
  isOwn: boolean,
): readonly Found[] {
  const { from, to, text } = run
  const parsed = parse(text)
  if ('value' in parsed) return [{ from, to, isOwn, values: named(parsed.value) }]
  return parsed.problem === 'nome-sobrenome' && !isOwn
    ? [{ from, to, values: named(capitals(text)), why: 'surname' }]
    : []
}

/** Whether at least two words begin with capitals, and not all letters are. */
const areCapitals = (text: string) => (text.match(/(?<!\p{L})\p{Lu}\p{Ll}+/gu)?.length ?? 0) > 1

const capitals = (text: string) => {
  const parsed = parseName(`${text} X`)
  return 'value' in parsed ? parsed.value.slice(0, -2) : text
}

/** Leaves out names that are told again in full: 'Rosane de Sá Freire, dona Rosane'. */
const withoutAgain = (runs: readonly NameRun[]): readonly NameRun[] => {
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
  runs: readonly NameRun[],
  { doubt }: Situation,
  step: Step,
  parse: typeof parseName,
  named: (value: string) => Values,
): readonly Found[] | null {
  const [run] = runs
  if (doubt?.step !== step.id || doubt.why !== 'surname' || !run) return null
  const [first = ''] = Object.values(doubt.values)
  const isAgain = messageOf(run.text).said.startsWith(messageOf(first).said)
  const parsed = parse(isAgain ? run.text : `${first} ${run.text}`)
  return 'value' in parsed ? [{ from: run.from, to: run.to, values: named(parsed.value) }] : null
}

/** Turns 'Dias Nunes, Iolanda' round. */
function surnameFirst(
  { said }: Message,
  runs: readonly NameRun[],
  parse: typeof parseName,
  named: (value: string) => Values,
): Found | null {
  const [surname, first] = runs
  if (!surname || !first || runs.length > 2 || !/^,\s*$/.test(said.slice(surname.to, first.from))) return null
  if (/\s/.test(first.text.trim()) && surname.text.includes(' ')) return null
  const isAll = wordsOf(`${said.slice(0, surname.from)} ${said.slice(first.to)}`).every(isPlain)
  const parsed = parse(`${first.text} ${surname.text}`)
  if (!isAll || !('value' in parsed)) return null
  return { from: surname.from, to: first.to, values: named(parsed.value), why: 'guess' }
}

/** Letters that are told one by one: 'J-o-s-é, S i l v a'. */
const SPELLED = /(?<![\p{L}\d])(?:\p{L}[ .-]{1,2}){2,}\p{L}(?![\p{L}\d])/gu

function spelled(
  { raw }: Message,
  parse: typeof parseName,
  named: (value: string) => Values,
): readonly Found[] {
  const parts = [...raw.matchAll(SPELLED)]
  const text = parts.map(({ 0: letters }) => letters.replace(/[ .-]/g, '')).join(' ')
  const parsed = parse(text)
  const [first, last] = [parts[0], parts.at(-1)]
  if (!first || !last) return []
  const place = { from: first.index, to: last.index + last[0].length }
  if ('value' in parsed) return [{ ...place, values: named(parsed.value), why: 'guess' }]
  return parsed.problem === 'nome-sobrenome'
    ? [{ ...place, values: named(capitals(text)), why: 'surname' }]
    : []
}
