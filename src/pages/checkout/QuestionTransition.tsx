/**
 * Animates the change from one question to another. The next question slides in from the right, an earlier one from the
 * left. The new question accepts input from the first frame of the animation. The first question after a page load is
 * not animated.
 */
import { useState, type ReactNode } from 'react'
import { useSelector } from 'react-redux'
import { idsOf } from '../../funnel/journey-registry.ts'
import type { StepId } from '../../funnel/step-and-journey-types.ts'
import { selectOrder } from '../../store/selectors.ts'
import './question-transition.css'

export function QuestionTransition({ position, children }: { position: StepId; children: ReactNode }) {
  const order = useSelector(selectOrder)
  const indexOf = (id: StepId) => idsOf(order, 'pages').indexOf(id)
  const [shown, setShown] = useState<{ position: StepId; turn: 'forward' | 'back' | undefined }>({
    position,
    turn: undefined,
  })
  if (shown.position !== position)
    setShown({ position, turn: indexOf(position) > indexOf(shown.position) ? 'forward' : 'back' })
  return (
    <div key={position} className="turn" data-turn={shown.turn}>
      {children}
    </div>
  )
}
