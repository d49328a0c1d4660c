import { useSelector } from 'react-redux'
import { brand } from '../content/brand-and-phones.ts'
import { selectMode } from '../store/selectors.ts'
import { useCampaignHref } from '../ui/useCampaign.ts'

/** Returns the URL of the form for requesting a phone call. In the chat, the form opens inside the chat. */
export function useCallRequestHref(): string {
  const { href, chatHref } = brand.callRequest
  return useCampaignHref(useSelector(selectMode) === 'chat' ? chatHref : href)
}
