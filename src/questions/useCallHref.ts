import { useSelector } from 'react-redux'
import { brand } from '../content/brand.ts'
import { selectMode } from '../store/selectors.ts'
import { useHref } from '../ui/useHref.ts'

/** Where a call is requested: visitors in the chat stay in the chat. */
export function useCallHref(): string {
  const { href, chatHref } = brand.callRequest
  return useHref(useSelector(selectMode) === 'chat' ? chatHref : href)
}
