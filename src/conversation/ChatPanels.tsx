/** The buttons and panels below the conversation. None of them stands in the way of the open question. */
import { memo, use, type ComponentType, useEffect } from 'react'
import { useDispatch, useSelector, useStore } from 'react-redux'
import { changedAnswers } from '../content/changed-answers.ts'
import { chat } from '../content/chat.ts'
import { chatReplies } from '../content/command-replies.ts'
import { asideClosed, restartRequested, type Aside, lineAdded } from '../store/redux-actions.ts'
import type { RootState } from '../store/root-reducer.ts'
import { selectOrder, selectPosition } from '../store/selectors.ts'
import { TypingDots } from '../ui/chat/Message.tsx'
import { QuickReplies, type QuickReply } from '../ui/chat/QuickReplies.tsx'
import { HelpLinks } from '../ui/frame/HelpPanel.tsx'
import { lazily } from '../ui/lazy-component.tsx'
import { Notice, QuietButton } from '../ui/states/Notice.tsx'
import { carryOut, type Moves } from './moves.ts'
import PlanAdvice from './PlanAdvice.tsx'
import { proposalButtons } from './proposal-texts.ts'
import { acceptProposal } from './proposals.ts'
import { canUndo, undo } from './value-recording.ts'
import { pressed } from './visitor-requests.ts'
import { focusLine, TakeMessageContext } from './message-input-context.ts'
import { agentLink as words } from '../content/agent-link-greeting.ts'
import { hasLoyaltyPeriod } from '../lib/has-loyalty-period.ts'
import { problemText } from '../questions/turn-problems-into-messages.ts'
import { takeAgentLink } from './agent-link.ts'

type Link = NonNullable<RootState['orderActions']['agentLink']>

/** Greets a visitor who was sent by an agent. Nothing of the link is used until it is said to be meant for them. */
function AgentLinkGreeting() {
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

const ContinueInOtherBrowser = lazily(async () => import('../questions/order/ContinueInOtherBrowser.tsx'), {
  isOptional: true,
})
const EraseData = lazily(async () => import('../questions/order/EraseData.tsx'), { isOptional: true })
const Reference = lazily(async () => import('../questions/order/OrderReference.tsx'), { isOptional: true })

export default function ChatPanels() {
  const { aside } = useSelector((state: RootState) => state.dialogue)
  const Panel = typeof aside === 'string' ? PANELS[aside] : undefined
  return (
    <>
      <Buttons />
      {Panel && <Panel />}
    </>
  )
}

/** The buttons of what is proposed, those under the last answer, and the one that takes the last changes back. */
function Buttons() {
  const store = useStore<RootState>()
  const takeMessage = use(TakeMessageContext)
  // the labels depend on the order, the proposal and the plans
  const state = useSelector((now: RootState) => now, { devModeChecks: { identityFunctionCheck: 'never' } })
  const { aside, doubt } = state.dialogue
  const press = (label: string, movesOf: (now: RootState) => Moves | null): QuickReply => ({
    label,
    onPress: () => {
      const moves = movesOf(store.getState())
      carryOut(store, moves ?? [asideClosed()])
      if (!moves) takeMessage(label)
      focusLine()
    },
  })
  const actions = aside !== null && typeof aside === 'object' ? aside.actions : []
  const replies = [
    ...proposalButtons(state).map(({ label, values, shown }) =>
      press(label, (now) => doubt && acceptProposal(now, doubt, shown, values)),
    ),
    ...actions.map((action) => press(action.label, (now) => pressed(now, action))),
    ...(canUndo(state) ? [press(changedAnswers.undo, (now) => undo(now, changedAnswers.undo))] : []),
  ]
  return replies.length > 0 ? <QuickReplies label={chat.composerLabel} replies={replies} /> : null
}

const People = memo(function People() {
  const { reference } = useSelector(selectOrder).facts
  return (
    <>
      {reference && <Reference />}
      <HelpLinks />
    </>
  )
})

function Restart() {
  const dispatch = useDispatch()
  const { recomecarAsk, recomecarYes, recomecarNo } = chatReplies.commands
  function restart() {
    dispatch(asideClosed())
    dispatch(restartRequested())
  }
  return (
    <Notice
      title={recomecarAsk}
      actions={
        <>
          <QuietButton onClick={restart}>{recomecarYes}</QuietButton>
          <QuietButton onClick={() => dispatch(asideClosed())}>{recomecarNo}</QuietButton>
        </>
      }
    />
  )
}

const PANELS: Readonly<Partial<Record<Extract<Aside, string>, ComponentType>>> = {
  elsewhere: ContinueInOtherBrowser,
  erase: () => <EraseData isOpen />,
  human: People,
  advice: () => <PlanAdvice onDone={focusLine} />,
  searching: TypingDots,
  agent: AgentLinkGreeting,
  restart: Restart,
}
