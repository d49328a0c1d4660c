import { storageKeys } from '../../lib/storage-keys.ts'

/** Steps of the page zoom in percent (F§4). */
export const ZOOM_STEPS = [50, 62.5, 75, 87.5, 93.75, 100, 106.25, 112.5, 125, 150, 175, 200, 250] as const

export type ZoomStep = (typeof ZOOM_STEPS)[number]

const DEFAULT = 100
const { key } = storageKeys.zoom

/** The page's current zoom, set by the head script from storage. 100 for any value that is not a step. */
export function presentZoom(): ZoomStep {
  const percent = Number(document.documentElement.style.getPropertyValue('--zoom')) * 100
  return ZOOM_STEPS.find((step) => step === percent) ?? DEFAULT
}

/** The step before (-1) or after (1) the current one; null at either end. */
export function zoomBeside(step: ZoomStep, direction: -1 | 1): ZoomStep | null {
  return ZOOM_STEPS[ZOOM_STEPS.indexOf(step) + direction] ?? null
}

/** Zooms the page and remembers it for the next visit; without storage it lasts as long as the page. */
export function zoomTo(step: ZoomStep): void {
  const factor = String(step / 100)
  const { style } = document.documentElement
  if (step === DEFAULT) style.removeProperty('--zoom')
  else style.setProperty('--zoom', factor)
  try {
    if (step === DEFAULT) localStorage.removeItem(key)
    else localStorage.setItem(key, factor)
  } catch {
    // blocked or full
  }
}
