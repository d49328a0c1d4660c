import { use, useEffect, useState } from 'react'
import { useDispatch, useSelector, useStore } from 'react-redux'
import { check } from '../funnel/answer.ts'
import { stepOf } from '../funnel/journeys.ts'
import { asksOneLine } from '../funnel/chat-line.ts'
import { isSurelyPlain } from '../funnel/plain-answers.ts'
import type { Field, Order, Step, Values } from '../funnel/types.ts'
import type { FormProps } from '../questions/question-props.ts'
import { ProblemsInChatContext } from '../questions/problems-in-chat.ts'
import { backAsked, drafted } from '../store/events.ts'
import { selectOrder, selectIsCorrection, selectPosition } from '../store/selectors.ts'
import type { RootState } from '../store/store.ts'
import { Composer } from '../ui/chat/Composer.tsx'
import { LettersContext } from '../ui/forms/letters.ts'
import { PrimaryButton } from '../ui/forms/PrimaryButton.tsx'
import { focusLine, TakeMessageContext } from './use-messages.ts'

/**
 * The composer as a question's form. What is typed into a single line is a message like any other; a form of several
 * fields is sent as one, unless all that was typed into it is talk.
 */
export function ChatForm(props: FormProps) {
  const { step, onAnswer, children, busy, refusals, submit, layout, onCancel, after } = props
  const hear = use(TakeMessageContext)
  const dispatch = useDispatch()
  const store = useStore<RootState>()
  const isCorrection = useSelector(selectIsCorrection)
  const order = useSelector(selectOrder)
  const present = stepOf(order, step)
  const letters = useLetters(layout === 'line' && asksNumbers(present))

  function answer(values: Values) {
    const typed = present.fields.filter(({ kind, name }) => kind === 'text' && values[name]?.trim())
    const [only, another] = typed
    const isLine = asksOneLine(present)
    const talk = isLine
      ? undefined
      : typed.find((field) => !isOfName(field) && isTalk(values[field.name] ?? ''))
    if (talk && refuses(present, values, order, talk.name)) {
      hear(values[talk.name] ?? '')
      // what else was typed stays
      for (const { name } of typed)
        if (name !== talk.name) dispatch(drafted({ step, name, value: values[name] ?? '' }))
      return
    }
    // an answer that is being sent is not sent twice
    if (busy) return
    const message = only && !another ? (values[only.name] ?? '') : ''
    // never waits for the code that understands messages
    const isInstant = isSurelyPlain(order, present, values, message)
    if (!message || isInstant) {
      onAnswer(values)
      // the next question takes the focus itself
      if (isLine && !another && selectPosition(store.getState()) === step) focusLine()
    } else if (isLine) hear(message)
    else hear(message, () => onAnswer(values))
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
      below={after}
      onCancel={onCancel ?? (isCorrection ? () => dispatch(backAsked()) : undefined)}
    >
      <ProblemsInChatContext value={asksOneLine(present)}>
        <LettersContext value={letters?.isOn === true}>{children}</LettersContext>
      </ProblemsInChatContext>
      {layout === 'block' && (
        <PrimaryButton state={busy ? 'loading' : 'default'} listens>
          {submit}
        </PrimaryButton>
      )}
    </Composer>
  )
}

/** A name is all words: what its field refuses is an incomplete answer, not talk. */
const isOfName = ({ autoCapitalize }: Field) => autoCapitalize === 'words'

/** Words, and nothing that an answer in digits or an e-mail address has. */
const isTalk = (text: string) => /\p{L}{2}/u.test(text) && !/[\d@]/.test(text)

/** Whether a field cannot take what was typed into it. */
function refuses(step: Step, values: Values, order: Order, name: string): boolean {
  const checked = check(step, values, order)
  return 'problems' in checked && checked.problems[name] !== undefined
}

const asksNumbers = ({ fields }: Step) =>
  fields.some(({ inputMode }) => inputMode === 'numeric' || inputMode === 'tel')

/** Talk needs letters, and a line that asks for numbers opens a keyboard without them. */
function useLetters(isOffered: boolean) {
  const [isOn, setIsOn] = useState(false)
  const [presses, setPresses] = useState(0)
  // a keyboard that is open changes only with the focus
  useEffect(() => {
    if (presses === 0) return
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
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
