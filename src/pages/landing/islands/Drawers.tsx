import CircleCheck from 'lucide-react/icons/circle-check'
import X from 'lucide-react/icons/x'
import { useEffect, useState, type ComponentType } from 'react'
import { brand } from '../../../content/brand.ts'
import { callDrawer } from '../../../content/landing/forms.ts'
import { callRequest } from '../../../content/call-request.ts'
import { useHref } from '../../../ui/useHref.ts'
import type { DrawerProps } from '../drawers/types.ts'
import { useLanding } from '../services.ts'
import '../toast.css'

const drawers = {
  cobertura: async () => import('../drawers/AddressDrawer.tsx'),
  ligacao: async () => import('../drawers/CallDrawer.tsx'),
} as const
type Kind = keyof typeof drawers

interface Shown {
  readonly Part: ComponentType<DrawerProps>
  readonly isOpen: boolean
  readonly sku?: string | undefined
}

/** From the drawer's hiding to its closing (M9.11): an earlier announcement would be behind it. */
const BEHIND_DRAWER = 600

const isKind = (name: string | undefined): name is Kind => name !== undefined && Object.hasOwn(drawers, name)

/**
 * The drawers that links and buttons of a page open: those in `data-opens` (`data-sku` names the plan), and every link
 * to the request for a call. Until this part is alive, or if a drawer's code does not load, the links go to their
 * pages.
 */
export default function Drawers() {
  const { prepare } = useLanding()
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
              aria-label={callDrawer.closeToast}
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
