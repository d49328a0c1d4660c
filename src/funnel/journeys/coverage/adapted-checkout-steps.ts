/** Steps of the checkout, adapted to the journey that only checks coverage: nothing is ordered, so none saves an answer. */
import { nrImovel } from '../../steps/nr-imovel.ts'
import { ofertaIndisponivel } from '../../steps/oferta-indisponivel.ts'
import { planos } from '../../steps/planos.ts'
import type { Order, Step } from '../../step-and-journey-types.ts'
import { isUnserved } from './journey.ts'

const lacksOffer = ({ facts: { coverage } }: Order) =>
  coverage !== null && coverage.infra !== null && coverage.plans.length === 0

export const houseInTownStep: Step = { ...nrImovel, needs: 'town' }

export const unservedStep: Step = {
  ...ofertaIndisponivel,
  id: 'sem-cobertura',
  needs: 'waiting-list',
  applies: isUnserved,
}

export const soldOutStep: Step = { ...ofertaIndisponivel, needs: 'waiting-list', applies: lacksOffer }

export const plansAtAddressStep: Step = {
  ...planos,
  needs: 'address-line',
  submits: 'hand-over',
  save: undefined,
  applies: ({ facts: { coverage } }) => Boolean(coverage?.plans.length),
  isDone: () => false,
}
