/** How a person types a value of the aim, and whether a text holds one plainly. */
import type { StepId, Values } from '../../src/funnel/step-and-journey-types.ts'

/** What the visitor sees beside the question. */
export type Seen = {
  /** Plans on the cards. */
  readonly plans: readonly { readonly id: string; readonly name: string }[]
  readonly banks: readonly { readonly id: string; readonly name: string }[]
}

/** Lower case without accents, for comparisons. */
export const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()

/** The digits of a text, without what is written between the digits of one number. */
const joined = (text: string): string => text.replace(/(?<=\d)[\s./()-]+(?=\d)/g, '')

const formatted = (digits: string, pattern: string): string => {
  let at = 0
  return digits.length === pattern.replace(/[^#]/g, '').length
    ? pattern.replace(/#/g, () => digits[at++] ?? '')
    : digits
}

const inPeriod = (period = '') => (period === 'manha' ? 'de manhã' : period === 'tarde' ? 'à tarde' : '')

const planName = ({ plans }: Seen, id = '') => plans.find((each) => each.id === id)?.name ?? id

const house = ({ number = '', complement = '', is_block_allotment, ...lot }: Values): string =>
  is_block_allotment === 'true'
    ? [`quadra ${lot.block_number} lote ${lot.allotment_number}`, complement].filter(Boolean).join(', ')
    : [number, complement || 'casa'].join(', ')

type Say = (values: Values, seen: Seen) => string

/** The plain words for the answer to a step; by default its values, one after the other. */
const SAY: Readonly<Record<StepId, Say>> = {
  cep: ({ cep = '' }) => formatted(cep, '#####-###'),
  'nr-imovel': house,
  planos: ({ idPlan }, seen) => planName(seen, idPlan),
  ofertas: ({ idPlan, offer1, offer2 }, seen) =>
    [idPlan ?? offer1, offer2].flatMap((id) => (id ? [planName(seen, id)] : [])).join(' e '),
  telefone: ({ phone = '' }) => formatted(phone, '(##) #####-####'),
  'consulta-telefone': ({ phone = '' }) => formatted(phone, '(##) #####-####'),
  'com-cobertura': ({ telephone = '' }) => formatted(telephone, '(##) #####-####'),
  email: ({ email = '', no_email, accept_promotions }) =>
    no_email === 'true'
      ? 'não tenho e-mail'
      : `${email}${accept_promotions === 'true' ? ', e pode mandar as ofertas' : ''}`,
  cpf: ({ cpf = '', cnpj = '' }) =>
    cnpj ? `CNPJ ${formatted(cnpj, '##.###.###/####-##')}` : formatted(cpf, '###.###.###-##'),
  'consulta-cpf': ({ cpf = '' }) => formatted(cpf, '###.###.###-##'),
  'data-de-vencimento': ({ due_date = '' }) => `dia ${due_date}`,
  'ativar-debito': ({ direct_debit }) => (direct_debit === 'true' ? 'débito automático' : 'boleto'),
  'conta-debito': ({ bank = '', agency = '', account_number = '' }, { banks }) =>
    `${banks.find((each) => each.id === bank)?.name ?? bank}, agência ${agency}, conta ${account_number}`,
  'data-instalacao': ({ date = '', period }) => `${date.slice(0, 5)} ${inPeriod(period)}`.trim(),
  endereco: ({ same_address }) => (same_address === 'true' ? 'o mesmo endereço' : 'em outro endereço'),
  confirmacao: () => 'pode confirmar',
}

/**
 * Returns how a person types the answer to a step.
 * @param part the field that alone is asked
 */
export function sayPlainly(step: StepId, values: Values, part: string | null, seen: Seen): string {
  if (part !== null) {
    if (step === 'nr-imovel') return part === 'complement' ? values.complement || 'é casa' : house(values)
    const value = values[part] ?? ''
    if (part === 'bank') return seen.banks.find(({ id }) => id === value)?.name ?? value
    if (value !== '') return part.includes('phone') ? formatted(value, '(##) #####-####') : value
  }
  return SAY[step]?.(values, seen) ?? Object.values(values).filter(Boolean).join(' ')
}

/** How a person names the answer to a step when they change it. */
const NAMES: Readonly<Record<StepId, string>> = {
  cep: 'o CEP é',
  'nr-imovel': 'o número é',
  planos: 'quero o plano',
  ofertas: 'quero o plano',
  nome: 'meu nome é',
  telefone: 'meu telefone é',
  'consulta-telefone': 'meu celular é',
  email: 'meu e-mail é',
  'data-nascimento': 'minha data de nascimento é',
  'nome-mae': 'o nome da minha mãe é',
  cpf: 'meu documento é',
  'data-de-vencimento': 'o vencimento é',
  'ativar-debito': 'quero pagar por',
  'conta-debito': 'a conta é',
  'data-instalacao': 'a visita é',
}

export const sayChange = (step: StepId, values: Values, seen: Seen): string =>
  `${NAMES[step] ?? ''} ${sayPlainly(step, values, null, seen)}`.trim()

const hasWord = (text: string, word: string): boolean =>
  new RegExp(`(?<![a-z0-9])${word.replace(/[^a-z0-9 ]/g, '.')}(?![a-z0-9])`).test(text)

const hasDigits = (text: string, value = ''): boolean => {
  const digits = value.replace(/\D/g, '')
  return digits !== '' && joined(text).includes(digits)
}

/** A plan by its speed and, if it has one, its service. */
function hasPlan(text: string, name: string): boolean {
  const [speed = '', unit = '', ...service] = plain(name).split(' ')
  const words =
    unit === 'giga' ? [`${speed} ?g`, `${speed}000`, speed === '1' ? 'um giga' : `${speed} giga`] : [speed]
  const isSpeed = words.some((each) => new RegExp(`(?<![a-z0-9])${each}`).test(text))
  const [word = ''] = service
  return (isSpeed || !/\d/.test(speed)) && (service.length === 0 || text.includes(word.replace('+', '')))
}

const UNITS = /^(?:ap|apto|apt|apartamento|casa|bloco|bl|torre|sala|loja|fundos)$/

type Holds = (text: string, values: Values, seen: Seen) => boolean

const phone: Holds = (text, { phone: value }) => hasDigits(text, value)
const name =
  (field: string): Holds =>
  (text, values) =>
    hasWord(text, plain(values[field] ?? ''))

const HOLDS: Readonly<Record<StepId, Holds>> = {
  cep: (text, { cep }) => hasDigits(text, cep),
  'nr-imovel': (text, { number = '', complement = '', block_number = '', allotment_number = '' }) =>
    [number, block_number, allotment_number, ...complement.split(/[\s,]+/)]
      .map(plain)
      .filter((word) => word !== '' && !UNITS.test(word))
      .every((word) => hasWord(text, word)),
  planos: (text, { idPlan }, seen) => hasPlan(text, planName(seen, idPlan)),
  ofertas: (text, { idPlan, offer1, offer2 }, seen) =>
    [idPlan, offer1, offer2].every((id) => !id || hasPlan(text, planName(seen, id))),
  nome: name('name'),
  'nome-mae': name('mothers_name'),
  telefone: phone,
  'consulta-telefone': phone,
  'com-cobertura': (text, { telephone }) => hasDigits(text, telephone),
  email: (text, { email = '', no_email }) =>
    no_email === 'true' ? /\bnao (?:tenho|uso)\b/.test(text) : text.includes(plain(email)),
  'data-nascimento': (text, { birth_date }) => hasDigits(text, birth_date),
  cpf: (text, { cpf, cnpj }) => hasDigits(text, cnpj || cpf),
  'consulta-cpf': (text, { cpf }) => hasDigits(text, cpf),
  'data-de-vencimento': (text, { due_date = '' }) => hasWord(text, due_date) || hasWord(text, `0${due_date}`),
  'ativar-debito': (text, { direct_debit }) =>
    direct_debit === 'true' ? /\bdebito\b/.test(text) : /\bboleto\b|\bfatura\b|\bsem debito\b/.test(text),
  'conta-debito': (text, { agency = '', account_number = '' }) =>
    hasDigits(text, agency) && hasDigits(text, account_number),
  'data-instalacao': (text, { date = '', period = '' }) => {
    const [day = '', month = ''] = date.split('/')
    return (
      (hasDigits(text, `${day}${month}`) || hasWord(text, `dia ${Number(day)}`)) &&
      text.includes(plain(period))
    )
  },
  endereco: (text, { same_address }) => (same_address === 'true' ? /\bmesmo\b/ : /\boutro\b/).test(text),
}

/** Whether a text holds the answer to a step. */
export function holds(text: string, step: StepId, values: Values, seen: Seen): boolean {
  const said = plain(text)
  const rule = HOLDS[step]
  if (rule) return rule(said, values, seen)
  const all = Object.values(values).filter((value) => value && !/^(?:true|false)$/.test(value))
  return all.length > 0 && all.every((value) => said.includes(plain(value)) || hasDigits(said, value))
}

/** Words that make a value unplain: another candidate, a doubt, a no, the past or somebody else, a condition. */
const RESERVED = new RegExp(
  String.raw`\b(?:${[
    'ou|acho|talvez|sei la|quase|depende',
    'nao (?:e|era|sei)',
    'era|antig[oa]|vizinh[oa]',
    'so se|desde que|caso|se (?:nao|tiver|for|der|houver|puder)',
  ].join('|')})\b`,
)

/** What of a text is no question. */
const statements = (text: string): string =>
  text
    .split(/(?<=[?!;])\s*|(?<=[,.])\s+|\n/)
    .filter((clause) => !clause.trim().endsWith('?'))
    .join(' ')

/** Whether a person would say that the answer was said plainly here. */
export const isPlain = (text: string, step: StepId, values: Values, seen: Seen): boolean =>
  !RESERVED.test(plain(text)) && holds(statements(text), step, values, seen)

/** Steps whose value can be nothing else, at whichever question it is said. */
const UNMISTAKABLE: ReadonlySet<StepId> = new Set([
  'cep',
  'telefone',
  'email',
  'cpf',
  'data-nascimento',
  'nome',
  'nome-mae',
])

/** Words that name an answer. */
const LABELS: Readonly<Record<StepId, RegExp>> = {
  'data-de-vencimento': /\bvenc/,
  'ativar-debito': /\bdebito|\bboleto/,
  planos: /\bmega\b|\bgiga\b|\bplano\b|\bo de \d/,
  nome: /\bnome\b(?!.* mae\b)/,
  'nome-mae': /\bmae\b/,
  telefone: /\btelefone|\bcelular|\bzap\b/,
  email: /\be-?mail\b/,
  'data-nascimento': /\bnasc/,
  cpf: /\bcpf\b|\bcnpj\b/,
  cep: /\bcep\b/,
  'data-instalacao': /\binstala|\bvisita/,
  'nr-imovel': /\bnumero\b|\bn[°º]|\bcasa\b|\bap(?:to)?\b/,
}

/** Whether a text names the answer to a step. */
export const isAbout = (text: string, step: StepId): boolean => LABELS[step]?.test(plain(text)) === true

/** Whether the answer to a step stands plainly in a text that was said at another one. */
export const isToldBeside = (text: string, step: StepId, values: Values, seen: Seen): boolean =>
  (UNMISTAKABLE.has(step) || isAbout(text, step)) && isPlain(text, step, values, seen)
