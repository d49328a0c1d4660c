import { useSelector } from 'react-redux'
import { brand } from '../content/brand.ts'
import { selectMode } from '../store/selectors.ts'
import { useHref } from '../ui/useHref.ts'

/** Returns the address at which a phone call is requested; in the chat, it opens in the chat. */
export function useCallHref(): string {
  const { href, chatHref } = brand.callRequest
  return useHref(useSelector(selectMode) === 'chat' ? chatHref : href)
}
