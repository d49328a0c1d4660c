/** The plan advice in the chat: a few questions, then one recommended plan. */
import { useState } from 'react'
import { useStore } from 'react-redux'
import { advice } from '../content/plan-advice.ts'
import { devices, partners } from '../content/visitor-questions/plans.ts'
import type { Plan } from '../contract/plan.ts'
import { advisedPlan, type Home, type Reason } from '../funnel/plan-advice.ts'
import { findStep } from '../funnel/journeys.ts'
import { listInWords } from '../lib/list-in-words.ts'
import { unbrokenBRL } from '../lib/money.ts'
import { soldSpeed, speedName } from '../lib/plan-speed.ts'
import { asideClosed, drafted, messageRead } from '../store/events.ts'
import { selectOrder } from '../store/selectors.ts'
import type { RootState } from '../store/store.ts'
import { Replies } from '../ui/chat/QuickReplies.tsx'
import { say } from './messages/add-chat-lines.ts'
import { recordAnswers } from './messages/record-answers.ts'

const QUESTIONS = ['people', 'use', 'series'] as const

function reasonText(reason: Reason, plan: Plan): string {
  const { reasons } = advice
  switch (reason) {
    case 'cheapest':
      return reasons.cheapest
    case 'games':
      return reasons.games
    case 'devices':
      return reasons.devices(devices[soldSpeed(plan.sku)] ?? 0)
    case 'upload':
      return reasons.upload(speedName(plan.plan_upload))
    case 'streaming':
      return reasons.streaming(listInWords(plan.subscriptions.flatMap((slug) => partners[slug] ?? [])))
  }
}

/**
 * Asks up to three multiple-choice questions, then recommends one plan with a reason and its price. All plans
 * stay visible (A20).
 */
export default function PlanAdvice({ onDone }: { readonly onDone: () => void }) {
  const store = useStore<RootState>()
  const [home, setHome] = useState<Partial<Home>>({})
  const [advised, setAdvised] = useState<Plan | null>(null)
  const open = QUESTIONS.find((name) => home[name] === undefined)

  const planStep = () => findStep(selectOrder(store.getState()), ({ view }) => view === 'plans')?.id

  function close() {
    store.dispatch(asideClosed())
    onDone()
  }

  function choose(value: string) {
    if (!open) return
    const known = { ...home, [open]: value }
    setHome(known)
    if (open !== QUESTIONS.at(-1)) return
    const plans = selectOrder(store.getState()).facts.coverage?.plans ?? []
    const found = advisedPlan(plans, known as Home)
    if (!found) {
      close()
      return
    }
    const { plan, reasons, lacks } = found
    // the number of devices is not known for every speed
    const said = reasons.filter((reason) => reason !== 'devices' || devices[soldSpeed(plan.sku)])
    const texts = said.map((reason) => reasonText(reason, plan))
    if (lacks) say(store, advice.nearest(partners[lacks] ?? lacks))
    if (texts.length === 0) texts.push(advice.reasons.suits)
    say(store, advice.recommend(plan.plan, unbrokenBRL(plan.price_with_dacc), texts))
    // also selects the card of the recommended plan
    const step = planStep()
    if (step) store.dispatch(drafted({ step, name: 'idPlan', value: plan.id }))
    setAdvised(plan)
  }

  function accept(plan: Plan) {
    const step = planStep()
    store.dispatch(messageRead({ understood: true }))
    if (step) recordAnswers(store, { [step]: { idPlan: plan.id } })
  }

  if (advised)
    return (
      <Replies
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
    <Replies
      key={open}
      title={heading}
      replies={[
        ...options.map(({ value, label }) => ({ label, onPress: () => choose(value) })),
        { label: advice.skip, onPress: close, isQuiet: true },
      ]}
    />
  )
}
