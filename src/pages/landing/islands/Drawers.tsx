/** The drawers that open from links and buttons on a landing page. */
import CircleCheck from 'lucide/dist/esm/icons/circle-check.mjs'
import X from 'lucide/dist/esm/icons/x.mjs'
import { Icon } from '../../../ui/Icon.ts'
import { useEffect, useState, type ComponentType } from 'react'
import { callRequest } from '../../../content/call-request.ts'
import { drawerOpenerAt, isPlainClick } from '../find-drawer-opened-by-click.ts'
import type { DrawerProps } from '../drawers/drawer-props.ts'
import { useLandingServices } from '../landing-services.ts'
import '../toast.css'

const drawers = {
  cobertura: async () => import('../drawers/AddressDrawer.tsx'),
  ligacao: async () => import('../drawers/CallRequestDrawer.tsx'),
} as const
type Kind = keyof typeof drawers

interface DrawersProps {
  /** Path of the page whose links open the call request. */
  readonly callHref: string
}

interface Shown {
  readonly Part: ComponentType<DrawerProps>
  readonly isOpen: boolean
  readonly sku?: string | undefined
}

/**
 * Milliseconds until a drawer has closed. A message that is shown earlier would be hidden behind the
 * drawer.
 */
const BEHIND_DRAWER = 600

const isKind = (name: string): name is Kind => Object.hasOwn(drawers, name)

/**
 * Opens a drawer when the visitor clicks what opens one (`find-drawer-opened-by-click.ts`). This island is loaded by the first such
 * click, which is then repeated (src/app/landing/start-islands.ts). If the code of the drawer cannot be loaded, the
 * link opens its page as usual. Also shows the message that confirms a call request.
 */
export default function Drawers({ callHref }: DrawersProps) {
  const { prepare } = useLandingServices()
  const [shown, setShown] = useState<Shown | null>(null)
  const [toast, setToast] = useState<'none' | 'coming' | 'shown'>('none')
  const [done, setDone] = useState<{ readonly title: string; readonly text: string }>(callRequest.sent)

  useEffect(() => {
    const open = (event: MouseEvent) => {
      const opener = isPlainClick(event) ? drawerOpenerAt(event, callHref) : null
      if (!opener || !isKind(opener.name)) return
      const { name: kind, pressed, sku } = opener
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
  const asked = (isRepeated: boolean) => {
    close()
    setDone(isRepeated ? callRequest.already : callRequest.sent)
    setToast('coming')
  }
  return (
    <>
      {shown && <shown.Part isOpen={shown.isOpen} onClose={close} onAsked={asked} sku={shown.sku} />}
      <div role="status" className="toast-place">
        {toast === 'shown' && (
          <div className="toast">
            <Icon shapes={CircleCheck} size={22} />
            <p>{`${done.title} ${done.text}`}</p>
            <button
              type="button"
              className="toast__close"
              aria-label={callRequest.sent.close}
              onClick={() => setToast('none')}
            >
              <Icon shapes={X} size={20} />
            </button>
          </div>
        )}
      </div>
    </>
  )
}
