/** Reads and sets the zoom of the page. */
import { storageKeys } from '../../lib/storage-keys.ts'

/** Steps of the page zoom in percent. */
export const ZOOM_STEPS = [50, 62.5, 75, 87.5, 93.75, 100, 106.25, 112.5, 125, 150, 175, 200, 250] as const

export type ZoomStep = (typeof ZOOM_STEPS)[number]

const DEFAULT = 100
const { key } = storageKeys.zoom

/**
 * Returns the current zoom of the page in percent, as set from storage by the head script. Returns 100 if
 * that is not one of the steps.
 */
export function presentZoom(): ZoomStep {
  const percent = Number(document.documentElement.style.getPropertyValue('--zoom')) * 100
  return ZOOM_STEPS.find((step) => step === percent) ?? DEFAULT
}

/** Returns the step before (-1) or after (1) the current one; null if there is none. */
export function zoomBeside(step: ZoomStep, direction: -1 | 1): ZoomStep | null {
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
