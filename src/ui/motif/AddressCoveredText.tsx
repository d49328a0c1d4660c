import { splitAddressCovered } from '../../content/address-covered-message.ts'
import './address-covered.css'

/** The message that an address is covered, with the street's name in large letters. */
export function AddressCoveredText({ text }: { readonly text: string }) {
  const [lead, place] = splitAddressCovered(text)
  return (
    <span className="found__text">
      <span className="found__lead">{lead}</span> <b className="found__place">{place}</b>
    </span>
  )
}
