import { useSelector } from 'react-redux'
import { selectLinkedPlan } from './linked-plan-texts.ts'
import './linked-plan.css'

/**
 * Shows the plan that the visitor's link names below the first question of a page. Screen readers get it from
 * QuestionNoticeStatus, and the chat shows a message instead.
 */
export function LinkedPlan() {
  const text = useSelector(selectLinkedPlan)
  return text && <p className="linked-plan num">{text}</p>
}
