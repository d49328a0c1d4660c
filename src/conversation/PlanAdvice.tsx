/** Asks up to three multiple-choice questions, then recommends one plan with its price. All plans stay visible. */
import { useState } from 'react'
import { useStore } from 'react-redux'
import { advice } from '../content/plan-advice.ts'
import type { Plan } from '../contract/plan.ts'
import type { SaidHousehold } from '../funnel/plan-advice.ts'
import { asideClosed, messageRead, chatMemoryUpdated } from '../store/redux-actions.ts'
import { selectOrder } from '../store/selectors.ts'
import type { RootState } from '../store/root-reducer.ts'
import { QuickReplies } from '../ui/chat/QuickReplies.tsx'
import { recommend } from './household-advice.ts'
import { carryOut, say } from './moves.ts'
import { choosePlanButton } from './plan-buttons.ts'
import { plansOnOffer } from '../funnel/offered-plans.ts'
import { record } from './value-recording.ts'

const QUESTIONS = ['people', 'use', 'series'] as const

export default function PlanAdvice({ onDone }: { readonly onDone: () => void }) {
  const store = useStore<RootState>()
  const [home, setHome] = useState<SaidHousehold>(() => {
    const { dialogue } = store.getState()
    const plans = plansOnOffer(selectOrder(store.getState()))
    const hasSeries = plans.some(({ subscriptions }) => subscriptions.length > 0)
    return { ...(hasSeries ? {} : { series: 'none' }), ...dialogue.memory.home }
  })
  const [advised, setAdvised] = useState<Plan | null>(null)
  const open = QUESTIONS.find((name) => home[name] === undefined)

  function close() {
    store.dispatch(asideClosed())
    onDone()
  }

  function choose(value: string) {
    if (!open) return
    const known = { ...home, [open]: value }
    setHome(known)
    if (QUESTIONS.some((name) => known[name] === undefined)) return
    // remembered only now: what is known of a household is followed by a recommendation
    const found = recommend(store.getState(), known)
    carryOut(store, [
      chatMemoryUpdated({ home: known }),
      ...(found ? [found.remembered, say(found.text)] : []),
    ])
    if (!found) {
      close()
      return
    }
    setAdvised(found.plan)
  }

  function accept(plan: Plan) {
    const [button] = choosePlanButton(selectOrder(store.getState()), plan)
    carryOut(store, [messageRead({ understood: true }), ...(button?.answers ? [record(button.answers)] : [])])
  }

  if (advised)
    return (
      <QuickReplies
        title={advice.others}
        replies={[
          { label: advice.take(advised.plan), onPress: () => accept(advised) },
          { label: advice.compare, onPress: close },
        ]}
      />
    )
  if (!open) return null
  const { heading, options } = advice.questions[open]
  return (
    <QuickReplies
      key={open}
      title={heading}
      replies={[
        ...options.map(({ value, label }) => ({ label, onPress: () => choose(value) })),
        { label: advice.skip, onPress: close, isQuiet: true },
      ]}
    />
  )
}
