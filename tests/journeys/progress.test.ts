/** The progress bar in whole orders: the specification's stages, and a percentage that never falls. */
import { describe, expect, it } from 'vitest'
import type { JourneyParts } from '../../src/app/journeys/register-journey.ts'
import { frame } from '../../src/content/header-progress-and-help.ts'
import { pageOf } from '../../src/funnel/journey-registry.ts'
import { stageOf, stagesOf } from '../../src/funnel/order-progress.ts'
import { STAGES } from '../support/orders-at-step.ts'
import type { Mode, Stage, StepId } from '../../src/funnel/step-and-journey-types.ts'
import { progressStep, selectProgress } from '../../src/store/selectors.ts'
import { addLater } from '../support/sample-orders.ts'
import { rowsToRun } from '../support/rows-to-run.ts'
import {
  answers,
  b,
  collaborator,
  coverage,
  employee,
  migrating,
  migration,
  mobile,
  MODES,
  renewal,
  renewing,
  specificationBackend,
  standard,
  walk,
  type Answers,
} from '../support/specification-backend/walk-journeys.ts'
import type { Visit } from '../support/visit-without-browser.ts'

const backend = specificationBackend()

// what the pages draw of a step must be known before its first check
addLater('compact')
addLater('b')

/** The stages of the specification's table, by the last part of the page's path. */
const TABLE: Readonly<Record<string, Stage>> = {
  cep: 'disponibilidade',
  'nr-imovel': 'disponibilidade',
  'verificando-disponibilidade': 'disponibilidade',
  'oferta-indisponivel': 'disponibilidade',
  'consulta-telefone': 'disponibilidade',
  nome: 'dados-pessoais',
  telefone: 'dados-pessoais',
  email: 'dados-pessoais',
  'data-nascimento': 'dados-pessoais',
  'nome-mae': 'dados-pessoais',
  cpf: 'dados-pessoais',
  'dados-pessoais': 'dados-pessoais',
  'confirmacao-colaborador': 'dados-pessoais',
  instalacao: 'instalação',
  'data-de-vencimento': 'pagamento',
  'ativar-debito': 'pagamento',
  'conta-debito': 'pagamento',
  validacao: 'pagamento',
  erro1: 'pagamento',
  erro2: 'pagamento',
  'data-instalacao': 'pagamento',
  'instalacao-pagamento': 'pagamento',
  'pedido-realizado': 'pedido-realizado',
}

type Seen = { readonly step: StepId; readonly stage: Stage; readonly percent: number }

/** Everything that the progress bar of a visit shows, from its first page on. */
function watch(visit: Visit): readonly Seen[] {
  const seen: Seen[] = []
  const look = () => {
    const { phase, mode } = visit.ui()
    if (phase !== 'ready') return
    const step = progressStep(visit.ui())
    seen.push({
      step,
      stage: stageOf(visit.order(), step, mode),
      percent: selectProgress(visit.state()),
    })
  }
  look()
  visit.store.subscribe(look)
  return seen
}

const ordersOf: readonly (readonly [
  name: string,
  parts: JourneyParts,
  says: Answers,
  stages: readonly Stage[],
])[] = [
  ['the standard order', standard, answers, STAGES],
  ['campaign b', b, answers, STAGES],
  ['a mobile brand', mobile, answers, STAGES],
  ['the employee offer', collaborator, employee, STAGES],
  ['a migration', migration, migrating, ['identificação', 'oferta', ...STAGES]],
  ['a renewal', renewal, renewing, ['identificação', 'oferta', 'confirmação', 'pedido-realizado']],
]

/** Positions of the stages that were shown, in the list beside the bar. */
const places = (visit: Visit, seen: readonly Seen[]) => {
  const { mode } = visit.ui()
  return seen.map(({ stage }) => stagesOf(visit.order(), mode).indexOf(stage))
}

function expectTruth(visit: Visit, seen: readonly Seen[], mode: Mode) {
  const falls = seen.filter(({ percent }, index) => percent < (seen[index - 1]?.percent ?? 10))
  expect(falls).toEqual([])
  const shown = places(visit, seen)
  expect(shown).toEqual(shown.toSorted((one, other) => one - other))
  for (const { step, stage } of seen) {
    const path = pageOf(visit.order(), step).path
    const name = (mode === 'pages' && path.split('/').filter(Boolean).at(-1)) || step
    const isRenewal = visit.order().journey === renewal.id
    if (!isRenewal && TABLE[name]) expect([name, stage]).toEqual([name, TABLE[name]])
  }
}

describe.each(MODES)('in the %s', (mode) => {
  it.each(rowsToRun(ordersOf, ([name]) => name === 'a renewal'))(
    '%s: each stage in turn, by its own name, and a percentage that never falls (D13, D64)',
    async (_name, parts, says, stages) => {
      const visit = backend.open(parts, { mode })
      const seen = watch(visit)
      await walk(visit, { says })
      expectTruth(visit, seen, mode)
      expect(seen.at(-1)).toMatchObject({ stage: 'pedido-realizado', percent: 100 })
      expect(stagesOf(visit.order(), mode)).toEqual(stages)
    },
  )

  it('the check of an address alone is the first part of the order: it stands where the order has it (D64)', async () => {
    const visit = backend.open(coverage, { mode, step: 'cep' })
    const seen = watch(visit)
    await walk(visit, { until: 'planos' })
    expectTruth(visit, seen, mode)
    const percents = new Map(seen.map(({ step, percent }) => [step, percent]))
    expect([...percents]).toEqual([
      ['cep', 10],
      ['nr-imovel', 15],
      ['verificando-disponibilidade', 20],
      ['planos', 25],
    ])
    expect(stagesOf(visit.order(), mode)).toEqual(STAGES)
  })

  it('a correction takes nothing back (D64)', async () => {
    const visit = backend.open(standard, { mode })
    await walk(visit, { until: 'confirmacao' })
    const seen = watch(visit)
    await visit.correct('nome', { name: 'Maria de Souza' })
    await visit.at('confirmacao')
    expect(new Set(seen.map(({ percent }) => percent))).toEqual(new Set([95]))
  })
})

it('no stage has another name under way (D64)', () => {
  expect(STAGES.map((stage) => frame.stages[stage])).toEqual([
    'Disponibilidade',
    'Dados pessoais',
    'Endereço',
    'Pagamento e visita',
    'Pedido realizado',
  ])
})
