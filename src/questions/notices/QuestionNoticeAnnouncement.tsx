/**
 * Announces the notice above the question to screen readers, unless it reports an error. The live region is always
 * rendered, because screen readers may ignore a region that appears together with its text.
 */
import { useEffect, useState } from 'react'
import { useSelector } from 'react-redux'
import { useNoticeWords } from './useNoticeWords.ts'
import { selectLinkedPlan } from '../plans/select-linked-plan-texts.ts'

/**
 * Milliseconds from a notice to its announcement. A notice often comes together with the next question, and screen
 * readers stop reading when the focus moves there.
 */
const AFTER_FOCUS = 300

export default function QuestionNoticeAnnouncement() {
  const words = useNoticeWords()
  const linkedPlan = useSelector(selectLinkedPlan)
  const notice = words ? [words.title, words.text].filter(Boolean).join('. ') : linkedPlan
  const [said, setSaid] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSaid(notice), notice ? AFTER_FOCUS : 0)
    return () => clearTimeout(timer)
  }, [notice])
  return (
    <p role="status" className="hush">
      {said}
    </p>
  )
}
