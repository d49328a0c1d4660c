import { useSelector } from 'react-redux'
import { selectLinkedPlan } from './linked-plan.ts'
import './linked-plan.css'

/**
 * Names the plan of the visitor's link below the first question of a page, where a QuestionNoticeStatus reads it out. The
 * chat says it in a message.
 */
export function LinkedPlan() {
  const text = useSelector(selectLinkedPlan)
  return text && <p className="linked-plan num">{text}</p>
}
