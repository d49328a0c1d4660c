/**
 * Returns the plans that are in sight for a reason: the one that is advised, and the one that brought the visitor,
 * which is what the visitor said before the plans were known, else the link's plan, else the one that the landing page
 * advertises. `meant` are the ids of all plans that words and link mean; `onShowAll` puts all plans in sight, or no longer. What visitors
 * choose themselves is not a recommendation.
 */
import { useDispatch, useSelector } from 'react-redux'
import { planQuestion } from '../../content/plan-question.ts'
import { streamingServiceNames } from '../../content/streaming-service-names.ts'
import type { Plan } from '../../contract/plan.ts'
import { planOfLinkOrPage, type PlansWithReason } from '../../funnel/initially-shown-plans.ts'
import { choosePlan } from '../../funnel/plans-matching-link.ts'
import { partsOfWish, plansRequested } from '../../funnel/plans-requested-in-chat.ts'
import type { StepId } from '../../funnel/step-and-journey-types.ts'
import { listInWords } from '../../lib/list-in-words.ts'
import { speedName } from '../../lib/plan-speed.ts'
import { chatMemoryUpdated } from '../../store/redux-actions.ts'
import { selectOrder } from '../../store/selectors.ts'
import type { RootState } from '../../store/root-reducer.ts'
import { householdInWords } from './describe-household.ts'

/** The plans that a plan question puts in sight for a reason. */
export interface Recommendations extends PlansWithReason {
  /** The reasons in the visitor's words, by id of the plan: 'Sugerido: 4 pessoas e jogos on-line'. */
  readonly reasons: Readonly<Record<string, string>>
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

export function usePlansWithReason(
  step: StepId,
  plans: readonly Plan[],
): {
  readonly recommended: Recommendations
  readonly meant: readonly string[]
  readonly onShowAll: (isWhole: boolean) => void
} {
  const dispatch = useDispatch()
  const order = useSelector(selectOrder)
  const { memory, dropped } = useSelector(({ dialogue }: RootState) => dialogue)
  const { preferred, matches } = choosePlan(plans, order.wish)
  const words = dropped?.step === step ? (dropped.values.wish ?? '') : ''
  const wished = words ? plansRequested(plans, words) : []
  const advised = plans.find(({ id }) => id === memory.advised)
  return {
    recommended: {
      brought: wished[0]?.id ?? planOfLinkOrPage(plans, order),
      advised: advised?.id,
      isWhole: memory.isWholeList,
      reasons: {
        ...(wished[0]
          ? { [wished[0].id]: suggested.words(wishNames(words)) }
          : preferred && { [preferred.id]: suggested.link }),
        ...(advised && { [advised.id]: suggested.household(householdInWords(memory.home ?? {})) }),
      },
    },
    onShowAll: (isWholeList) => void dispatch(chatMemoryUpdated({ isWholeList })),
    meant: [...wished, ...matches].map(({ id }) => id),
  }
}
