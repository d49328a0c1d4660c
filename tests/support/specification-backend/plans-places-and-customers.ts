/** Plans, places and test customers of the specification's test backend. All ids are numbers. */

/** A plan with the fields of F3.1 alone. */
const plan = (id: number, name: string, speed: number, price: number, more: object = {}) => ({
  id,
  plan: name,
  discount: 10,
  price_with_dacc: price,
  price: price + 10,
  price_full: price + 30,
  benefits: [{ slug: 'seguranca-digital', name: 'Segurança digital', description: 'Antivírus' }],
  regulations: [{ title: 'Regulamento', url: 'https://example.com/regulamento.pdf' }],
  sku: `d${speed}s`,
  subscriptions: [] as string[],
  plan_download: speed,
  plan_upload: speed / 2,
  installationSchedule: true,
  plan_type: null as string | null,
  ...more,
})

export const plans = [
  plan(301, '300 Mega', 300, 79.9, { installationSchedule: false }),
  plan(601, '600 Mega', 600, 99.9),
  plan(602, '600 Mega com MAX', 600, 119.9, { sku: 'd600max', subscriptions: ['MAX'] }),
]
export const renewalPlans = [
  plan(701, '700 Mega', 700, 109.9, { plan_type: 'refidel', installationSchedule: false }),
  plan(702, '1 Giga', 1000, 139.9, { plan_type: 'refidel', installationSchedule: false }),
]
export const migrationPlans = [
  plan(801, '500 Mega', 500, 89.9, { plan_type: 'migration' }),
  plan(802, '800 Mega', 800, 109.9, { plan_type: 'migration', installationSchedule: false }),
]
export const planById = new Map([...plans, ...renewalPlans, ...migrationPlans].map((each) => [each.id, each]))

interface Place {
  readonly address: string
  readonly neighborhood: string
  readonly city: string
  readonly state: string
  readonly infra: string | null
  readonly isSold: boolean
}

const paulista: Place = {
  address: 'Avenida Paulista',
  neighborhood: 'Bela Vista',
  city: 'São Paulo',
  state: 'SP',
  infra: 'REDE-A',
  isSold: true,
}
export const places = new Map<string, Place>([
  ['01310100', paulista],
  ['04538133', { ...paulista, address: 'Avenida Brigadeiro Faria Lima', neighborhood: 'Itaim Bibi' }],
  [
    '69900064',
    {
      ...paulista,
      address: 'Rua Benjamin Constant',
      city: 'Rio Branco',
      state: 'AC',
      infra: null,
      isSold: false,
    },
  ],
  [
    '20040020',
    { ...paulista, address: 'Rua do Ouvidor', city: 'Rio de Janeiro', state: 'RJ', isSold: false },
  ],
  ['18460000', { ...paulista, address: '', neighborhood: '', city: 'Itararé' }],
])

/** The addresses of the specification's people, by CEP. */
export const CEPS = {
  covered: '01310-100',
  elsewhere: '04538-133',
  withoutNetwork: '69900-064',
  withoutOffer: '20040-020',
  wholeTown: '18460-000',
} as const

/** The result of the risk check for a document; all others pass. */
export const DOCUMENTS = {
  approved: '529.982.247-25',
  quiz: '111.444.777-35',
  rejected: '390.533.447-05',
  renewal: '300.000.006-20',
  migration: '300.000.007-01',
  /** Has offers of both kinds. */
  both: '300.000.055-09',
} as const

export const REJECTED_MESSAGE = 'Não foi possível aprovar o cadastro. Procure uma loja.'
/** The code that is mailed to an employee. */
export const CODE = '246810'

/** The texts of a quiz, each under one of four field names. */
const TEXT_NAMES = ['question', 'text', 'description'] as const
const ANSWER_NAMES = ['answer', 'description', 'text'] as const

/** A quiz of three questions. The right answer to question n is the one whose id ends in 1. */
export const quizOf = (idQuiz: number) => ({
  idQuiz,
  questions: TEXT_NAMES.map((name, at) => ({
    id: idQuiz * 10 + at,
    [name]: `Pergunta ${at + 1} do cadastro?`,
    answers: [1, 2, 3].map((n) => ({
      id: (idQuiz * 10 + at) * 10 + n,
      [ANSWER_NAMES[at] ?? 'text']: `Resposta ${n}`,
    })),
  })),
})

export const banks = [
  { id: 1, name: 'Banco Um' },
  { id: 2, name: 'Banco Dois' },
]
export const regulations = {
  regulations: [{ id: 1, title: 'Regulamento 300 Mega', body: 'Texto do regulamento.' }],
  sumarries: [{ id: 2, title: 'Sumário 300 Mega', body: 'Texto do sumário.' }],
}
