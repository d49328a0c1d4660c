/** The drawers that open from links and buttons on a landing page. */
import CircleCheck from 'lucide-react/icons/circle-check'
import X from 'lucide-react/icons/x'
import { useEffect, useState, type ComponentType } from 'react'
import { brand } from '../../../content/brand.ts'
import { callRequest } from '../../../content/call-request.ts'
import { useHref } from '../../../ui/useHref.ts'
import type { DrawerProps } from '../drawers/drawer-props.ts'
import { useLandingServices } from '../landing-services.ts'
import '../toast.css'

const drawers = {
  cobertura: async () => import('../drawers/AddressDrawer.tsx'),
  ligacao: async () => import('../drawers/CallRequestDrawer.tsx'),
} as const
type Kind = keyof typeof drawers

interface Shown {
  readonly Part: ComponentType<DrawerProps>
  readonly isOpen: boolean
  readonly sku?: string | undefined
}

/**
 * Milliseconds until a drawer has closed (M9.11). A message that is shown earlier would be hidden behind the
 * drawer.
 */
const BEHIND_DRAWER = 600

const isKind = (name: string | undefined): name is Kind => name !== undefined && Object.hasOwn(drawers, name)

/**
 * Opens a drawer when the visitor clicks a link or button inside an element with `data-opens`, or a link to
 * the call request page. `data-sku` names the plan. If the code of the drawer cannot be loaded, or this
 * island is not hydrated yet, the link opens its page as usual. Also shows the message that confirms a call
 * request.
 */
export default function Drawers() {
  const { prepare } = useLandingServices()
  const callHref = useHref(brand.callRequest.href)
  const [shown, setShown] = useState<Shown | null>(null)
  const [toast, setToast] = useState<'none' | 'coming' | 'shown'>('none')

  useEffect(() => {
    const open = (event: MouseEvent) => {
      const pressed = event.target instanceof Element && event.target.closest<HTMLElement>('a, button')
      if (!pressed || event.button !== 0 || event.defaultPrevented) return
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      const { opens, sku } = pressed.closest<HTMLElement>('[data-opens]')?.dataset ?? {}
      const kind = pressed.getAttribute('href') === callHref ? 'ligacao' : opens
      if (!isKind(kind)) return
      event.preventDefault()
      setToast('none')
      if (kind === 'cobertura') prepare()
      drawers[kind]().then(
        ({ default: Part }) => setShown({ Part, isOpen: true, sku }),
        () => pressed instanceof HTMLAnchorElement && window.location.assign(pressed.href),
      )
    }
    document.addEventListener('click', open)
    return () => document.removeEventListener('click', open)
  }, [callHref, prepare])

  useEffect(() => {
    if (toast !== 'coming') return
    const timer = setTimeout(() => setToast('shown'), BEHIND_DRAWER)
    return () => clearTimeout(timer)
  }, [toast])

  const close = () => setShown((before) => before && { ...before, isOpen: false })
  const asked = () => {
    close()
    setToast('coming')
  }
  const { title, text } = callRequest.sent
  return (
    <>
      {shown && <shown.Part isOpen={shown.isOpen} onClose={close} onAsked={asked} sku={shown.sku} />}
      <div role="status" className="toast-place">
        {toast === 'shown' && (
          <div className="toast">
            <CircleCheck size={22} aria-hidden="true" />
            <p>
              {title} {text}
            </p>
            <button
              type="button"
              className="toast__close"
              aria-label={callRequest.sent.close}
              onClick={() => setToast('none')}
            >
              <X size={20} aria-hidden="true" />
            </button>
          </div>
        )}
      </div>
    </>
  )
}
