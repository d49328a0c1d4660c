/**
 * The input area below the conversation, with the form of the current question. A single line is handled like any other
 * message; a form with several fields is submitted as a whole, unless one of them contains a message.
 */
import { use, useEffect, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { UNKNOWN_CEP } from '../content/unknown-cep-button.ts'
import { checkAnswer } from '../funnel/check-answer.ts'
import { stepOf } from '../funnel/journey-registry.ts'
import { asksFieldByField, hasSingleTextField } from '../funnel/single-text-field-in-chat.ts'
import { surelyNeedsNoInterpretation } from '../funnel/messages-needing-no-interpretation.ts'
import type { Field, Order, Step, Values } from '../funnel/step-and-journey-types.ts'
import { type FormProps, ChatShowsProblemsContext } from '../questions/question-props.ts'
import { backRequested, draftChanged } from '../store/redux-actions.ts'
import { selectOpenPart, selectOrder, selectIsCorrection } from '../store/selectors.ts'
import { Composer } from '../ui/chat/Composer.tsx'
import { LetterKeyboardContext } from '../ui/forms/letter-keyboard-context.ts'
import { PrimaryButton } from '../ui/forms/PrimaryButton.tsx'
import { QuietButton } from '../ui/states/Notice.tsx'
import { focusLine, TakeMessageContext } from './message-input-context.ts'

export function ChatForm(props: FormProps) {
  const { step, onAnswer, children, busy, refusals, submit, layout, onCancel, after } = props
  const takeMessage = use(TakeMessageContext)
  const dispatch = useDispatch()
  const isCorrection = useSelector(selectIsCorrection)
  const order = useSelector(selectOrder)
  const present = stepOf(order, step)
  const part = useSelector(selectOpenPart)
  const letters = useLetters(layout === 'line' && asksNumbers(present, part))

  function answer(values: Values) {
    const typed = present.fields.filter(({ kind, name }) => kind === 'text' && values[name]?.trim())
    const [only, another] = typed
    const isLine = hasSingleTextField(present)
    const talk = isLine
      ? undefined
      : typed.find((field) => !isOfName(field) && isTalk(values[field.name] ?? ''))
    if (talk && refuses(present, values, order, talk.name)) {
      takeMessage(values[talk.name] ?? '')
      // keep what was typed into the other fields
      for (const { name } of typed)
        if (name !== talk.name) dispatch(draftChanged({ step, name, value: values[name] ?? '' }))
      return
    }
    // do not send an answer twice
    if (busy) return
    const message = only && !another ? (values[only.name] ?? '') : ''
    const submitForm = () => onAnswer(values)
    // an obvious answer does not wait for the code that reads messages
    if (!message || surelyNeedsNoInterpretation(order, present, values, message))
      takeMessage(message, submitForm, isLine && !another ? 'line' : 'block')
    // in a line for a certain kind of value only that code finds it
    else if (isLine && present.fields.some(({ said }) => said !== undefined)) takeMessage(message)
    else takeMessage(message, submitForm)
  }

  return (
    <Composer
      step={step}
      onAnswer={answer}
      layout={layout}
      busy={busy}
      listens
      refusals={refusals}
      letters={letters}
      below={asksCep(present) ? <UnknownCep onPress={takeMessage} /> : after}
      onCancel={onCancel ?? (isCorrection ? () => dispatch(backRequested()) : undefined)}
    >
      <ChatShowsProblemsContext value={asksFieldByField(present)}>
        <LetterKeyboardContext value={letters?.isOn === true}>{children}</LetterKeyboardContext>
      </ChatShowsProblemsContext>
      {layout === 'block' && (
        <PrimaryButton state={busy ? 'loading' : 'default'} listens>
          {submit}
        </PrimaryButton>
      )}
    </Composer>
  )
}

const asksCep = ({ fields }: Step) => fields.some(({ said }) => said === 'cep')

const UnknownCep = ({ onPress }: { readonly onPress: (message: string) => void }) => (
  <QuietButton onClick={() => onPress(UNKNOWN_CEP)}>{UNKNOWN_CEP}</QuietButton>
)

/** Whether a field is for a name. Words that such a field rejects are an incomplete name, not a message. */
const isOfName = ({ autoCapitalize }: Field) => autoCapitalize === 'words'

/** Whether a text is a message rather than a number or an e-mail address: it has words, but no digits and no '@'. */
const isTalk = (text: string) => /\p{L}{2}/u.test(text) && !/[\d@]/.test(text)

function refuses(step: Step, values: Values, order: Order, name: string): boolean {
  const checked = checkAnswer(step, values, order)
  return 'problems' in checked && checked.problems[name] !== undefined
}

const asksNumbers = ({ fields }: Step, part: string | null) =>
  fields.some(
    ({ name, inputMode }) =>
      (part === null || name === part) && (inputMode === 'numeric' || inputMode === 'tel'),
  )

/** Switches between the numeric and the full on-screen keyboard: messages need letters, whatever is asked. */
function useLetters(isOffered: boolean) {
  const [isOn, setIsOn] = useState(false)
  const [presses, setPresses] = useState(0)
  // an open on-screen keyboard changes only when the field gets the focus again
  useEffect(() => {
    if (presses === 0) return
    document.querySelector<HTMLElement>(':focus')?.blur()
    focusLine()
  }, [presses])
  if (!isOffered) return undefined
  return {
    isOn,
    onPress: () => {
      setIsOn(!isOn)
      setPresses(presses + 1)
    },
  }
}
