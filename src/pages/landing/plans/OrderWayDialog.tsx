/** Dialog on a landing page with the ways to order a plan: in the chat, with form pages or by WhatsApp. */
import MessageCircle from 'lucide/dist/esm/icons/message-circle.mjs'
import ClipboardList from 'lucide/dist/esm/icons/clipboard-list.mjs'
import Phone from 'lucide/dist/esm/icons/phone.mjs'
import type { CardStyle } from '../../../campaigns/landing-types.ts'
import { cardWords } from '../../../content/landing/plan-cards.ts'
import { opensInAnotherTab } from '../../../content/common-labels.ts'
import { Icon } from '../../../ui/Icon.ts'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import type { PlanCardView } from './build-plan-card-data.ts'
import { priceLine } from './PriceConditions.tsx'
import { useWhatsAppLink } from './useWhatsAppLink.ts'
import './order-way-dialog.css'

type Variant = CardStyle['variant']

type OrderWayDialogProps = {
  /** Null until a plan has been chosen. */
  readonly plan: PlanCardView | null
  /** URLs that open the order of the plan in the chat and with form pages. */
  readonly chatHref: string
  readonly formHref: string
  readonly variant: Variant
  readonly isOpen: boolean
  readonly onClose: () => void
}

export const OrderWayDialog = ({
  plan,
  chatHref,
  formHref,
  variant,
  isOpen,
  onClose,
}: OrderWayDialogProps) => (
  <Dialog
    isOpen={isOpen}
    onClose={onClose}
    kind="modal"
    title={cardWords.ways.title}
    text={plan && `${plan.name} · ${priceLine(plan)}`}
  >
    {plan && (
      <ul className="ways">
        <li>
          {/* without data-order, because the visitor has chosen the chat */}
          <a className="ways__way" href={chatHref} data-focus="">
            <Icon shapes={MessageCircle} size={24} />
            <span>
              <b>{cardWords.ways.chat}</b>
              {cardWords.ways.chatText}
            </span>
          </a>
        </li>
        <li>
          <a className="ways__way" href={formHref}>
            <Icon shapes={ClipboardList} size={24} />
            <span>
              <b>{cardWords.ways.form}</b>
              {cardWords.ways.formText}
            </span>
          </a>
        </li>
        <WhatsAppWay plan={plan} variant={variant} />
      </ul>
    )}
  </Dialog>
)

function WhatsAppWay({ plan, variant }: { readonly plan: PlanCardView; readonly variant: Variant }) {
  const href = useWhatsAppLink(plan)
  if (!href) return null
  return (
    <li>
      <a className="ways__way" href={href} target="_blank" rel="noreferrer">
        <Icon shapes={Phone} size={24} />
        <span>
          <b>{cardWords.variants[variant].whatsApp}</b>
          {cardWords.ways.whatsAppText}
          <span className="hush">{opensInAnotherTab}</span>
        </span>
      </a>
    </li>
  )
}
