/**
 * Records in the browser when each question of an order can be answered and when its answer is sent. It runs before the
 * page's own scripts. The browser gets it as text, so it must not refer to anything outside itself.
 */

/** Times by step, in milliseconds since the epoch. They are kept across pages, because a plain HTML order has many. */
export type OrderNotes = {
  readonly seen: Record<string, number>
  readonly sent: Record<string, number>
}

export function allQuestionsProbe(): void {
  if (window.top !== window) return
  const kept = sessionStorage.getItem('bench')
  const notes = (kept ? JSON.parse(kept) : { seen: {}, sent: {} }) as OrderNotes
  const note = (into: Record<string, number>, step: string, time: number): void => {
    into[step] = performance.timeOrigin + time
    sessionStorage.setItem('bench', JSON.stringify(notes))
  }
  const isShown = (element: Element): boolean => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
    const box = element.getBoundingClientRect()
    return box.width > 1 && box.height > 1 && box.bottom > 0 && box.top < innerHeight
  }
  const look = (): void => {
    for (const question of document.querySelectorAll<HTMLElement>('[data-step]')) {
      const { step = '' } = question.dataset
      const isNew = notes.seen[step] === undefined
      if (isNew && isShown(question) && question.querySelector('input:enabled, button:enabled, a'))
        note(notes.seen, step, performance.now())
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
  addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element ? event.target.closest('button[type=submit]') : null
      const step = button?.closest<HTMLElement>('[data-step]')?.dataset.step
      if (step) note(notes.sent, step, event.timeStamp)
    },
    true,
  )
}
