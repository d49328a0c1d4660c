import { deskErrorMessages } from '../../../src/content/desk/server-error-messages.ts'
import { invalidFieldError, HttpError } from '../../errors.ts'
import { DEFAULT_PLAN } from '../../rules/desk/experiment-statistics.ts'
import { parseExperimentPlan, type ParsedExperimentPlan } from '../../rules/desk/parse-experiment-plan.ts'
import { experimentNow, pastExperiments } from '../../services/desk/experiment-results.ts'
import {
  presentExperiment,
  previewPlan,
  startExperiment,
  stopExperiment,
} from '../../services/desk/start-and-stop-experiments.ts'
import { mayRead } from './route-roles.ts'
import { loggedInRoute, type DeskRouteParts } from './desk-route.ts'
import { urlParameter } from './url-parameters.ts'

const PAGE = '/operador/experimento'
const PLAN = `${PAGE}/plano`

/** The fields of the form that plans an experiment. */
type PlanFields = { readonly nome: string; readonly base: string; readonly diferenca: string }

const inPercent = (rate: number) => String(rate * 100).replace('.', ',')

/** What the form contains at first. */
const USUAL: PlanFields = {
  nome: '',
  base: inPercent(DEFAULT_PLAN.baseline),
  diferenca: inPercent(DEFAULT_PLAN.leastEffect),
}

const read = ({ nome, base, diferenca }: PlanFields): ParsedExperimentPlan =>
  parseExperimentPlan(nome, base, diferenca)

/** Adds the desk's pages on the experiment: its results, and the forms that plan, start and stop one. */
export function experimentRoutes(parts: DeskRouteParts): void {
  const { desk } = parts

  loggedInRoute(parts, 'GET', PAGE, async (visit) => {
    const asked = urlParameter(visit.request.query, 'inicio')
    const shown = await experimentNow(desk, asked)
    const present = await presentExperiment(desk)
    return visit.show({
      page: 'experiment',
      data: {
        ...shown,
        isPresent: shown.experiment.startedOn === present.startedOn,
        mayChange: mayRead(visit.user.role, PLAN),
        past: await pastExperiments(desk),
      },
    })
  })

  loggedInRoute(parts, 'GET', PLAN, async (visit) => {
    const { query } = visit.request
    const isAsked = Object.hasOwn(Object(query), 'nome')
    const fields = isAsked
      ? {
          nome: urlParameter(query, 'nome'),
          base: urlParameter(query, 'base'),
          diferenca: urlParameter(query, 'diferenca'),
        }
      : USUAL
    const plan = read(fields)
    return visit.show({
      page: 'experimentPlan',
      data: {
        fields,
        problem: isAsked && 'problem' in plan ? deskErrorMessages.experimentPlan[plan.problem] : null,
        planned: isAsked && 'plan' in plan ? { ...plan, ...(await previewPlan(desk, plan.plan)) } : null,
        isRunning: (await presentExperiment(desk)).stoppedOn === null,
      },
    })
  })

  loggedInRoute(parts, 'POST', `${PAGE}/comecar`, async (visit) => {
    const { nome = '', base = '', diferenca = '' } = visit.form
    const asked = read({ nome, base, diferenca })
    if ('problem' in asked)
      throw invalidFieldError(asked.problem, deskErrorMessages.experimentPlan[asked.problem])
    const started = await startExperiment(desk, visit.user, asked.name, asked.plan)
    if (!started) throw new HttpError(409, 'version_conflict', deskErrorMessages.experimentRuns)
    return visit.go(`${PAGE}?feito=experimento-comecou`)
  })

  loggedInRoute(parts, 'POST', `${PAGE}/parar`, async (visit) => {
    const stopped = await stopExperiment(desk, visit.user, visit.form.inicio ?? '')
    if (!stopped) throw new HttpError(409, 'version_conflict', deskErrorMessages.noExperiment)
    return visit.go(`${PAGE}?feito=experimento-parou`)
  })
}
