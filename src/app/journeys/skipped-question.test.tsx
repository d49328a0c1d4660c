/** A visitor can skip an optional question, whichever form it has. */
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import '../../../tests/support/sample-orders.ts'
import { ChatForm } from '../../conversation/ChatForm.tsx'
import { nomeMae as text } from '../../content/steps/nome-mae.ts'
import { nomeMae } from '../../funnel/steps/nome-mae.ts'
import type { View } from '../../funnel/step-and-journey-types.ts'
import { answersSubmitted } from '../../store/redux-actions.ts'
import { addPart } from '../../questions/journey-part-registry.ts'
import type { Variant } from '../../questions/question-props.ts'
import { QuestionForm } from '../../questions/QuestionForm.tsx'
import { showWith, storeAt } from '../../../tests/support/store-at-question.tsx'

const options = [{ value: 'oi', label: 'Oi' }]
const kinds = { choice: 'choice', plans: 'plans', quiz: 'quiz', dates: 'calendar' } as const
const VIEWS: readonly View[] = ['text', 'choice', 'plans', 'offers', 'quiz', 'dates', 'code', 'line']
const skip = 'Pular esta pergunta'

/** Shows an optional question, with a form of its journey's own for views that the checkout does not have. */
function show(view: View, variant: Variant) {
  const kind = view in kinds ? kinds[view as keyof typeof kinds] : 'text'
  const fields = [{ name: 'nickname', kind, optional: true }] as const
  const own = { default: () => <form data-step="nome-mae" /> }
  addPart('standard', {
    steps: [
      [
        { ...nomeMae, view, fields },
        { ...text, options },
      ],
    ],
    views: { line: async () => own },
  })
  const sent: unknown[] = []
  const store = storeAt('nome-mae', { mode: 'chat' }, (action) => {
    if (answersSubmitted.match(action)) sent.push(action.payload.answers)
  })
  const { container } = showWith(
    store,
    <QuestionForm step="nome-mae" variant={variant} {...(variant === 'chat' && { Form: ChatForm })} />,
  )
  return { container, sent }
}

for (const variant of ['page', 'chat'] as const)
  it.each(VIEWS)(
    `an optional question can be skipped, in the view %s of a ${variant} (D122)`,
    async (view) => {
      const { sent } = show(view, variant)
      const button = await screen.findByRole('button', { name: skip })
      button.click()
      expect(sent).toEqual([{ 'nome-mae': { nickname: '' } }])
    },
  )

it.each([
  ['chat', ['', 'Enviar', skip]],
  ['page', ['', 'Continuar', skip]],
] as const)('is skipped below what answers it, in the %s (D122)', async (variant, stops) => {
  const { container } = show('text', variant)
  await screen.findByRole('button', { name: skip })
  expect([...container.querySelectorAll('input, button')].map((each) => each.textContent)).toEqual(stops)
})
