/** Control of the page zoom: smaller, current size, larger, and a reset to 100 %. */
import type { IconNode } from 'lucide'
import Minus from 'lucide/dist/esm/icons/minus.mjs'
import Plus from 'lucide/dist/esm/icons/plus.mjs'
import { Icon } from '../Icon.ts'
import { useState } from 'react'
import { zoom as words } from '../../content/page-zoom.ts'
import { presentZoom, zoomBeside, zoomTo, type ZoomStep } from './zoom-setting.ts'
import './zoom-control.css'

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
