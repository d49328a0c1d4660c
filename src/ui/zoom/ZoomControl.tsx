/** Control of the page zoom: smaller, current size, larger, and a reset to 100 %. */
import type { IconNode } from 'lucide'
import Minus from 'lucide/dist/esm/icons/minus.mjs'
import Plus from 'lucide/dist/esm/icons/plus.mjs'
import { Icon } from '../Icon.ts'
import { useState } from 'react'
import { ZOOM_STEPS, zoom as words, type ZoomStep } from '../../content/page-zoom.ts'
import './zoom-control.css'
import { storageKeys } from '../../lib/storage-keys.ts'

const DEFAULT = 100
const { key } = storageKeys.zoom

/**
 * Returns the current zoom of the page in percent, as set from storage by the head script. Returns 100 if
 * that is not one of the steps.
 */
function presentZoom(): ZoomStep {
  const percent = Number(document.documentElement.style.getPropertyValue('--zoom')) * 100
  return ZOOM_STEPS.find((step) => step === percent) ?? DEFAULT
}

/** Returns the step before (-1) or after (1) the current one; null if there is none. */
function zoomBeside(step: ZoomStep, direction: -1 | 1): ZoomStep | null {
  return ZOOM_STEPS[ZOOM_STEPS.indexOf(step) + direction] ?? null
}

/**
 * Zooms the page and stores the zoom for the next visit. If storage is blocked, the zoom lasts only until the
 * page is closed.
 */
export function zoomTo(step: ZoomStep): void {
  const factor = String(step / 100)
  const { style } = document.documentElement
  if (step === DEFAULT) style.removeProperty('--zoom')
  else style.setProperty('--zoom', factor)
  // less or more room, as in a window of another size
  window.dispatchEvent(new Event('resize'))
  try {
    if (step === DEFAULT) localStorage.removeItem(key)
    else localStorage.setItem(key, factor)
  } catch {
    // storage is blocked or full
  }
}

export default function ZoomControl() {
  const [step, setStep] = useState(presentZoom)

  function change(to: ZoomStep | null) {
    if (to === null) return
    zoomTo(to)
    setStep(to)
  }

  return (
    <div className="zoom" role="group" aria-label={words.label}>
      <p className="zoom__label">{words.label}</p>
      <div className="zoom__steps">
        <ZoomButton label={words.smaller} to={zoomBeside(step, -1)} onPress={change} icon={Minus} />
        <output className="zoom__percent num">{words.percent(step)}</output>
        <ZoomButton label={words.larger} to={zoomBeside(step, 1)} onPress={change} icon={Plus} />
      </div>
      <button
        type="button"
        className="quiet-link"
        aria-disabled={step === 100 || undefined}
        onClick={() => change(100)}
      >
        {words.reset}
      </button>
    </div>
  )
}

type ZoomButtonProps = {
  label: string
  /**
   * The step to zoom to; null at the first or last step. The button then does nothing but keeps the focus.
   */
  to: ZoomStep | null
  onPress: (to: ZoomStep | null) => void
  icon: IconNode
}

function ZoomButton({ label, to, onPress, icon }: ZoomButtonProps) {
  return (
    <button
      type="button"
      className="zoom__button"
      aria-label={label}
      aria-disabled={to === null || undefined}
      onClick={() => onPress(to)}
    >
      <Icon shapes={icon} size={20} />
    </button>
  )
}
