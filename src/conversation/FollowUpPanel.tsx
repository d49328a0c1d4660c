/**
 * The panel that some messages open below the conversation. It shows, for example, yes and no buttons to confirm a
 * value, alternatives to choose from, contact with a person, plan advice, or a prompt to start again.
 */
import { memo, use, useEffect } from 'react'
import { useDispatch, useSelector, useStore } from 'react-redux'
import { chat } from '../content/chat.ts'
import { chatReplies } from '../content/chat-command-replies.ts'
import { assistantMessages } from '../content/assistant-messages.ts'
import type { Values } from '../funnel/step-and-journey-types.ts'
import {
  asideClosed,
  chatMemoryUpdated,
  type ChatAction,
  messageRead,
  modeChangeRequested,
  type OpenDoubt,
  restartRequested,
} from '../store/redux-actions.ts'
import { selectBanks, selectIsBusy, selectOrder, selectPosition } from '../store/selectors.ts'
import { isDoubtLast } from './message-handlers/choose-next-doubtful-value.ts'
import type { RootState } from '../store/root-reducer.ts'
import { TypingDots } from '../ui/chat/Message.tsx'
import { QuickReplies } from '../ui/chat/QuickReplies.tsx'
import { HelpLinks } from '../ui/frame/HelpPanel.tsx'
import { lazily } from '../ui/lazy-component.tsx'
import { Notice, QuietButton } from '../ui/states/Notice.tsx'
import { AgentLinkGreeting } from './AgentLinkGreeting.tsx'
import PlanAdvice from './PlanAdvice.tsx'
import { choiceLabel } from './answer-chip-texts.ts'
import { recordConfirmed, isYesOrNo, resolveDoubt } from './message-handlers/ask-about-doubtful-values.ts'
import {
  askAboutLeftChanges,
  askedAtReview,
  isLeftChangeDue,
} from './message-handlers/changes-left-at-review.ts'
import { movesOfButton } from './message-handlers/chat-moves-for-buttons.ts'
import { carryOut } from './message-handlers/carry-out-chat-moves.ts'
import { focusLine, TakeMessageContext } from './useMessageHandler.ts'
import { callPerson, goBack } from './message-handlers/chat-moves-for-commands.ts'
import type { Moves } from './message-handlers/chat-move-types.ts'
import { proposeKept } from './message-handlers/propose-values-mentioned-early.ts'

const ContinueInOtherBrowser = lazily(async () => import('../questions/order/ContinueInOtherBrowser.tsx'), {
  isOptional: true,
})
const EraseData = lazily(async () => import('../questions/order/EraseData.tsx'), { isOptional: true })
const Reference = lazily(async () => import('../questions/order/OrderReference.tsx'), { isOptional: true })

export default function FollowUpPanel() {
  useKeptValues()
  useChangesLeftAtReview()
  const dialogue = useSelector((state: RootState) => state.dialogue)
  const { aside } = dialogue
  // buttons stand below the question that they answer
  const doubt = isDoubtLast(dialogue) ? dialogue.doubt : null
  if (doubt && isYesOrNo(doubt)) return <YesOrNo />
  if (doubt?.or) return <Either doubt={doubt} or={doubt.or} />
  if (aside !== null && typeof aside === 'object') return <Actions actions={aside.actions} />
  switch (aside) {
    case 'elsewhere':
      return <ContinueInOtherBrowser />
    case 'erase':
      return <EraseData isOpen />
    case 'human':
      return <People />
    case 'ways':
      return <Ways />
    case 'advice':
      return <PlanAdvice onDone={focusLine} />
    case 'searching':
      return <TypingDots />
    case 'agent':
      return <AgentLinkGreeting />
    case 'restart':
      return <Restart />
    default:
      return null
  }
}

/** Proposes what was told before its question, once that is open and what may be chosen there has loaded. */
function useKeptValues() {
  const store = useStore<RootState>()
  const isDue = useSelector(
    (state: RootState) =>
      state.dialogue.keptDoubts.some(({ step }) => step === selectPosition(state)) && !selectIsBusy(state),
  )
  useEffect(() => {
    if (isDue) carryOut(store, proposeKept(store.getState()))
  }, [isDue, store])
}

/** Keeps what is asked about at the review while another question is open, and asks about it when the review is back. */
function useChangesLeftAtReview() {
  const store = useStore<RootState>()
  const doubt = useSelector(({ dialogue }: RootState) => dialogue.doubt)
  const isDue = useSelector((state: RootState) => isLeftChangeDue(state) && !selectIsBusy(state))
  useEffect(() => {
    const left = askedAtReview(store.getState())
    if (!left) return
    const review = selectPosition(store.getState())
    return () => {
      if (selectPosition(store.getState()) !== review) store.dispatch(chatMemoryUpdated({ left }))
    }
  }, [doubt, store])
  useEffect(() => {
    if (isDue) carryOut(store, askAboutLeftChanges(store.getState()))
  }, [isDue, store])
}

function YesOrNo() {
  const store = useStore<RootState>()
  // if the chat suspects a typo, "no" records what the visitor typed
  const takesTyped = useSelector(({ dialogue }: RootState) => dialogue.doubt?.typed !== undefined)
  const askedAt = useSelector(({ dialogue }: RootState) => dialogue.doubtAt)
  useEffect(() => {
    // who has pressed the button of the order is asked here first
    if (document.activeElement?.matches('.chat__cards [type=submit]'))
      document.querySelector<HTMLElement>('.chat__notices .reply')?.focus({ preventScroll: true })
  }, [askedAt])
  const noLabel = takesTyped ? assistantMessages.doubtNoTyped : assistantMessages.doubtNo
  function answer(agreed: boolean) {
    const state = store.getState()
    const { doubt } = state.dialogue
    if (!doubt) return
    const reply = agreed ? assistantMessages.doubtYes : noLabel
    carryOut(store, [messageRead({ understood: true }), ...resolveDoubt(state, doubt, agreed, reply)])
    // the buttons of what is asked next have the focus already
    if (!isDoubtLast(store.getState().dialogue)) focusLine()
  }
  return (
    <QuickReplies
      label={chat.composerLabel}
      replies={[
        { label: assistantMessages.doubtYes, onPress: () => answer(true) },
        { label: noLabel, onPress: () => answer(false) },
      ]}
    />
  )
}

/** Lets the visitor choose between the values that the message contained. */
function Either({ doubt, or }: { readonly doubt: OpenDoubt; readonly or: readonly Values[] }) {
  const store = useStore<RootState>()
  const order = useSelector(selectOrder)
  const banks = useSelector(selectBanks) ?? []
  const labelOf = (values: Values, isWhole: boolean) => choiceLabel(order, doubt.step, values, banks, isWhole)
  const replies = or.map((values) => ({
    label: labelOf(values, true),
    onPress: () => {
      carryOut(store, recordConfirmed(store.getState(), doubt, values, labelOf(values, false)))
      focusLine()
    },
  }))
  return <QuickReplies label={chat.composerLabel} replies={replies} />
}

/** The buttons under an answer. */
function Actions({ actions }: { readonly actions: readonly ChatAction[] }) {
  const store = useStore<RootState>()
  const takeMessage = use(TakeMessageContext)
  const replies = actions.map((action) => ({
    label: action.label,
    onPress: () => {
      const moves = movesOfButton(store.getState(), action)
      carryOut(store, moves ?? [asideClosed()])
      if (!moves) takeMessage(action.label)
      focusLine()
    },
  }))
  return <QuickReplies label={chat.composerLabel} replies={replies} />
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

function Ways() {
  const store = useStore<RootState>()
  const { buttons } = assistantMessages.escalation
  const press = (label: string, movesOf: (state: RootState) => Moves) => ({
    label,
    onPress: () => {
      carryOut(store, [asideClosed(), ...movesOf(store.getState())])
      focusLine()
    },
  })
  return (
    <QuickReplies
      label={chat.composerLabel}
      replies={[
        press(buttons.human, () => callPerson(buttons.human)),
        press(buttons.example, () => [{ do: 'say-help' }]),
        press(buttons.skipBack, (state) => goBack(state, buttons.skipBack)),
        press(buttons.pages, () => [modeChangeRequested({ mode: 'pages' })]),
      ]}
    />
  )
}

function Restart() {
  const dispatch = useDispatch()
  return (
    <Notice
      title={chatReplies.commands.recomecarAsk}
      actions={
        <>
          <QuietButton
            onClick={() => {
              dispatch(asideClosed())
              dispatch(restartRequested())
            }}
          >
            {chatReplies.commands.recomecarYes}
          </QuietButton>
          <QuietButton onClick={() => dispatch(asideClosed())}>
            {chatReplies.commands.recomecarNo}
          </QuietButton>
        </>
      }
    />
  )
}
