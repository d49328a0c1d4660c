/** Whether the visitor had gone on to choose or write when the check of the address returned: then the log tells it. */
import { useState } from 'react'

export function useLateCoverageResult(isExpected: boolean): boolean {
  const [news, setNews] = useState({ isExpected, isLate: false })
  if (news.isExpected !== isExpected) setNews({ isExpected, isLate: news.isExpected && isFocusBelow() })
  return news.isLate
}

const isFocusBelow = () => document.activeElement?.closest('.chat__cards, .chat__foot') != null
