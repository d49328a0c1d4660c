/** The loading bar at the top of every page of the demo site at /demo. It starts when the path changes. */
import { createContext, use, useCallback, useEffect, useLayoutEffect, useRef, type ReactNode } from 'react'
import { loadingBarProgress } from './loading-bar-animation.ts'

const FinishContext = createContext(() => {})

export function LoadingBar({ path, children }: { path: string; children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null)
  const before = useRef(path)
  const progress = useRef<ReturnType<typeof loadingBarProgress> | null>(null)
  useLayoutEffect(() => {
    const made = loadingBarProgress((share) => {
      const element = bar.current
      if (!element) return
      element.hidden = share === null
      element.style.setProperty('--share', String(share ?? 0))
    })
    progress.current = made
    return made.stop
  }, [])
  useLayoutEffect(() => {
    if (before.current === path) return
    before.current = path
    progress.current?.start()
  }, [path])
  const finish = useCallback(() => progress.current?.finish(), [])
  return (
    <FinishContext value={finish}>
      <div ref={bar} className="demo-progress" aria-hidden="true" hidden />
      {children}
    </FinishContext>
  )
}

/** Finishes the loading bar once the browser has painted the page. Render it at the end of each page. */
export function PageShown({ path }: { path: string }) {
  const finish = use(FinishContext)
  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(finish)
    })
    return () => cancelAnimationFrame(frame)
  }, [finish, path])
  return null
}
