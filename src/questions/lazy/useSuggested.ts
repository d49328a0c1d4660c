import { useState } from 'react'

/**
 * Keeps which plan a link or the plan advice has suggested. It stays the suggested one when the visitor presses
 * another plan; the visitor's own choice is not called a suggestion.
 * @param value id of the plan that is chosen; '' if there is none
 * @param preferred id of the plan that the visitor's link names
 * @returns the id of the suggested plan, and the function to call with the id of a plan that the visitor presses
 */
export function useSuggested(
  value: string,
  preferred: string | undefined,
): readonly [suggested: string | undefined, press: (id: string) => void] {
  const [suggested, setSuggested] = useState(preferred)
  const [pressed, setPressed] = useState(value)
  if (value !== pressed) {
    setPressed(value)
    setSuggested(value)
  }
  return [suggested, setPressed]
}
