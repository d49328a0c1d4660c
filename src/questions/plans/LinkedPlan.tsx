import { useSelector } from 'react-redux'
import { selectLinkedPlan } from './select-linked-plan-texts.ts'
import './linked-plan.css'

/**
 * Names the plan of the visitor's link below the first question of a page. QuestionNoticeStatus announces it to screen
 * readers, and the chat shows a message instead.
 */
export default function LinkedPlan() {
  const text = useSelector(selectLinkedPlan)
  return text && <p className="linked-plan num">{text}</p>
}
