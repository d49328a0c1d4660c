import { useEffect } from 'react'
import { useSelector, useStore } from 'react-redux'
import { agentLink as words } from '../content/agent-link.ts'
import { problemText } from '../questions/problem-texts.ts'
import { asideClosed, said, wished } from '../store/events.ts'
import { selectPosition } from '../store/selectors.ts'
import type { RootState } from '../store/store.ts'
import { Replies } from '../ui/chat/QuickReplies.tsx'
import { Notice } from '../ui/states/Notice.tsx'
import { focusLine } from './use-message-handler.ts'

type Link = NonNullable<RootState['wishes']['agentLink']>

/**
 * Greets a visitor whom an agent has sent, and asks whether the link is theirs. Nothing of the link is used
 * before the visitor says so (D97).
 */
export function AgentLinkGreeting() {
  const link = useSelector((state: RootState) => state.wishes.agentLink)
  return link && <Greeting link={link} />
}

function Greeting({ link: { key, preview } }: { readonly link: Link }) {
  const store = useStore<RootState>()
  const state = useSelector(({ wishes }: RootState) => wishes.states['accept-agent-link'])
  const problem = useSelector(({ wishes }: RootState) => wishes.problems['accept-agent-link'])
  const say = (who: 'visitor' | 'assistant', text: string) =>
    store.dispatch(said({ step: selectPosition(store.getState()), who, text }))
  useEffect(() => {
    const { firstName, city, masked, plan } = preview
    const named = plan && { name: plan.plan, price: plan.price_with_dacc }
    const text = words.greeting({ firstName, city, ...masked, plan: named })
    store.dispatch(said({ step: selectPosition(store.getState()), who: 'assistant', text }))
  }, [store, preview])
  function accept() {
    if (state === 'busy') return
    if (state !== 'failed') say('visitor', words.yes)
    store.dispatch(wished({ what: 'accept-agent-link', key }))
    focusLine()
  }
  function refuse() {
    say('visitor', words.no)
    say('assistant', words.dropped)
    store.dispatch(asideClosed())
    focusLine()
  }
  return (
    <>
      {state === 'failed' && <Notice tone="error" title={problem && problemText(problem)} />}
      <Replies
        label={words.label}
        replies={[
          { label: words.yes, onPress: accept },
          { label: words.no, onPress: refuse },
        ]}
      />
    </>
  )
}
