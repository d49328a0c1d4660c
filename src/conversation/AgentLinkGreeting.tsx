/** Greets a visitor who was sent by an agent. Nothing of the link is used until it is said to be meant for them. */
import { useEffect } from 'react'
import { useSelector, useStore } from 'react-redux'
import { agentLink as words } from '../content/agent-link-greeting.ts'
import { hasLoyaltyPeriod } from '../lib/has-loyalty-period.ts'
import { problemText } from '../questions/turn-problems-into-messages.ts'
import { lineAdded } from '../store/redux-actions.ts'
import { selectPosition } from '../store/selectors.ts'
import type { RootState } from '../store/root-reducer.ts'
import { QuickReplies } from '../ui/chat/QuickReplies.tsx'
import { Notice } from '../ui/states/Notice.tsx'
import { takeAgentLink } from './agent-link.ts'
import { carryOut } from './moves.ts'
import { focusLine } from './take-message.ts'

type Link = NonNullable<RootState['orderActions']['agentLink']>

export function AgentLinkGreeting() {
  const link = useSelector((state: RootState) => state.orderActions.agentLink)
  return link && <Greeting link={link} />
}

function Greeting({ link: { preview } }: { readonly link: Link }) {
  const store = useStore<RootState>()
  const state = useSelector(({ orderActions }: RootState) => orderActions.states['accept-agent-link'])
  const problem = useSelector(({ orderActions }: RootState) => orderActions.problems['accept-agent-link'])
  const { label, yes, no } = preview.byPhone === undefined ? words : words.byPhone
  useEffect(() => {
    const { firstName, city, masked, plan, byPhone } = preview
    const named = plan && {
      name: plan.plan,
      price: plan.price_with_dacc,
      hasLoyalty: hasLoyaltyPeriod(plan),
    }
    const known = { firstName, city, ...masked, plan: named }
    const text = byPhone === undefined ? words.greeting(known) : words.byPhone.greeting(byPhone, known)
    store.dispatch(lineAdded({ step: selectPosition(store.getState()), who: 'assistant', text }))
  }, [store, preview])
  function answer(isTheirs: boolean) {
    if (state === 'busy') return
    carryOut(store, takeAgentLink(store.getState(), isTheirs, isTheirs ? yes : no))
    focusLine()
  }
  return (
    <>
      {state === 'failed' && <Notice tone="error" title={problem && problemText(problem)} />}
      <QuickReplies
        label={label}
        replies={[
          { label: yes, onPress: () => answer(true) },
          { label: no, onPress: () => answer(false) },
        ]}
      />
    </>
  )
}
