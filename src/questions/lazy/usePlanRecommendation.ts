import { useSelector } from 'react-redux'
import { planQuestion } from '../../content/plan-question.ts'
import { streamingServiceNames } from '../../content/streaming-service-names.ts'
import type { Plan } from '../../contract/plan.ts'
import { choosePlan } from '../../funnel/plans-matching-link.ts'
import { partsOfWish, plansRequested } from '../../funnel/plans-requested-in-chat.ts'
import type { StepId } from '../../funnel/step-and-journey-types.ts'
import { listInWords } from '../../lib/list-in-words.ts'
import { speedName } from '../../lib/plan-speed.ts'
import { selectOrder } from '../../store/selectors.ts'
import type { RootState } from '../../store/root-reducer.ts'
import { householdInWords } from '../household-in-words.ts'

/** The plan that a plan question recommends. */
export interface Recommendation {
  readonly id: string
  /** The reason, in the visitor's words: 'Sugerido: 4 pessoas e jogos on-line'. */
  readonly reason: string
}

const { suggested } = planQuestion

/** Describes a requested plan in words: '700 globoplay' → '700 Mega e Globoplay'; '' for a wish such as 'cheapest'. */
function wishNames(wish: string): string {
  const { speed, slug } = partsOfWish(wish)
  return listInWords([
    ...(speed ? [speedName(speed)] : []),
    ...(slug ? [streamingServiceNames[slug] ?? ''] : []),
  ])
}

/**
 * Returns the plan that is recommended: by the plan advice, else by what the visitor said before the plans were known,
 * else by the link. `meant` are the ids of all plans that words and link mean. What visitors choose themselves is not a
 * recommendation.
 */
export function usePlanRecommendation(
  step: StepId,
  plans: readonly Plan[],
): { readonly recommended: Recommendation | undefined; readonly meant: readonly string[] } {
  const { wish } = useSelector(selectOrder)
  const { memory, dropped } = useSelector(({ dialogue }: RootState) => dialogue)
  const { preferred, matches } = choosePlan(plans, wish)
  const words = dropped?.step === step ? (dropped.values.wish ?? '') : ''
  const wished = words ? plansRequested(plans, words) : []
  const advised = plans.find(({ id }) => id === memory.advised)
  const [plan, reason] = advised
    ? [advised, suggested.household(householdInWords(memory.home ?? {}))]
    : wished[0]
      ? [wished[0], suggested.words(wishNames(words))]
      : [preferred, suggested.link]
  return {
    recommended: plan ? { id: plan.id, reason } : undefined,
    meant: [...wished, ...matches].map(({ id }) => id),
  }
}
